import { languageTag, type Locale } from "../domain/locale/locale";
import { html, type Markup } from "./markup";

interface Frame {
  readonly locale: Locale;
  readonly title: string;
  readonly intro: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly body: Markup | null;
  readonly footer: readonly string[];
}

/** The page around every mail: one column, readable without pictures and without a style sheet. */
export function mailFrame({ locale, title, intro, links, body, footer }: Frame): string {
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#f3f5f5;color:#12171b;font-family:'Instrument Sans','Hiragino Sans',Arial,sans-serif;font-size:16px;line-height:1.5"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#ffffff"
              >
                <tr>
                  <td style="padding:32px 28px">
                    <p style="margin:0 0 32px;font-weight:600;letter-spacing:.02em">Atelier Valcour</p>
                    <h1 style="margin:0 0 12px;font-size:26px;line-height:1.2;font-weight:600">${title}</h1>
                    <p style="margin:0 0 20px">${intro}</p>
                    ${links.map(({ label, href }) => html`<p style="margin:0 0 8px"><a href="${href}" style="color:#1c3fae">${label}</a></p>`)}
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 28px;background:#e3e8ea;font-size:13px;color:#47515a">
                    ${footer.map((line) => html`<div>${line}</div>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source;
}

/** The same as plain text. */
export const mailText = (
  { title, intro, links, footer }: Omit<Frame, "body" | "locale">,
  body: string,
): string =>
  [
    title,
    "",
    intro,
    "",
    ...links.map(({ label, href }) => `${label}: ${href}`),
    "",
    body,
    "",
    "--",
    ...footer,
  ].join("\n");
