import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { html, Markup } from "./markup";

/**
 * Colors for dark mode, which inline styles cannot express. Mail clients that drop it show the light ones, which are
 * inline on every element. Outlook's dark mode marks changed elements with data-ogsc and data-ogsb.
 */
const night = new Markup(`
  @media (prefers-color-scheme: dark) {
    .page { background: #0d1216 !important; color: #f1f4f5 !important; }
    .sheet { background: #171e24 !important; color: #f1f4f5 !important; }
    .foot { background: #0d1216 !important; color: #aab6be !important; }
    .quiet { color: #aab6be !important; }
    .sheet td { border-color: #2d3840 !important; }
    .sheet a { color: #c4efbf !important; }
  }
  [data-ogsc] .sheet, [data-ogsc] .sheet h1, [data-ogsc] .sheet h2 { color: #f1f4f5 !important; }
  [data-ogsc] .sheet a { color: #c4efbf !important; }
  [data-ogsc] .quiet { color: #aab6be !important; }
  [data-ogsb] .page { background: #0d1216 !important; }
  [data-ogsb] .sheet { background: #171e24 !important; }
`);

interface Frame {
  readonly locale: Locale;
  readonly title: string;
  readonly intro: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly body: Markup | null;
  readonly footer: readonly string[];
}

/** The layout of every mail: one column, readable without pictures and style sheet. */
export function mailFrame({ locale, title, intro, links, body, footer }: Frame): string {
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${night}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;background:#f3f5f5;color:#12171b;font-family:'Instrument Sans','Hiragino Sans',Arial,sans-serif;font-size:16px;line-height:1.5"
      >
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="sheet"
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
                  <td class="foot" style="padding:20px 28px;background:#e3e8ea;font-size:13px;color:#47515a">
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
