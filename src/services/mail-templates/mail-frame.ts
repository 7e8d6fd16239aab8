import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { mailAccent } from "@/src/domain/mail/mail-accent";
import { mailMark } from "@/src/domain/mail/mail-mark";
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
    .sheet a { color: ${mailAccent.onDark} !important; }
    .sheet .button { background: #f1f4f5 !important; }
    .sheet .button a { color: #12171b !important; }
    .sheet .done { border-color: ${mailAccent.onDark} !important; color: #f1f4f5 !important; }
  }
  [data-ogsc] .sheet, [data-ogsc] .sheet h1, [data-ogsc] .sheet h2 { color: #f1f4f5 !important; }
  [data-ogsc] .sheet a { color: ${mailAccent.onDark} !important; }
  [data-ogsc] .quiet { color: #aab6be !important; }
  [data-ogsc] .button a { color: #12171b !important; }
  [data-ogsb] .button { background: #f1f4f5 !important; }
  [data-ogsb] .page { background: #0d1216 !important; }
  [data-ogsb] .sheet { background: #171e24 !important; }
`);

/** Outlook for Windows knows no max-width: only it reads this table of 600 px. */
const outlookWidth = {
  begin: new Markup(
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  ),
  end: new Markup("<!--[if mso]></td></tr></table><![endif]-->"),
};

interface MailLink {
  readonly label: string;
  readonly href: string;
}

interface Frame {
  readonly locale: Locale;
  /** Name of the shop. */
  readonly brand: string;
  readonly title: string;
  readonly intro: string;
  /** The first one is the mail's button. */
  readonly links: readonly MailLink[];
  /** A picture as wide as the mail, with what stands between it and the links. */
  readonly portrait?: { readonly lead: Markup; readonly picture: Markup | null };
  readonly body: Markup | null;
  readonly footer: readonly string[];
}

/** A table cell, because Outlook gives links no padding. */
export const mailButton = ({ label, href }: MailLink): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
    <tr>
      <td class="button" bgcolor="#12171b" style="background:#12171b;padding:14px 24px">
        <a href="${href}" style="display:block;color:#ffffff;font-weight:600;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const textLink = ({ label, href }: MailLink): Markup =>
  html`<p style="margin:0 0 8px"><a href="${href}" style="color:${mailAccent.onLight}">${label}</a></p>`;

/** The layout of every mail: one column, readable without pictures and style sheet. */
export function mailFrame({ locale, brand, title, intro, links, portrait, body, footer }: Frame): string {
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${night}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;background:#f3f5f5;color:#12171b;font-family:'Instrument Sans','Helvetica Neue',Helvetica,'Hiragino Sans','Yu Gothic',Arial,sans-serif;font-size:16px;line-height:1.5"
      >
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              ${outlookWidth.begin}
              <table
                role="presentation"
                class="sheet"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#ffffff"
              >
                <tr>
                  <td style="padding:32px 28px 0">
                    <p style="margin:0 0 32px;font-weight:600;letter-spacing:.02em;line-height:32px">
                      <img
                        src="cid:${mailMark}"
                        width="32"
                        height="32"
                        alt=""
                        style="vertical-align:middle;margin-right:12px"
                      />${brand}
                    </p>
                    <h1 style="margin:0 0 12px;font-size:28px;line-height:1.2;font-weight:600">${title}</h1>
                    <p style="margin:0 0 24px">${intro}</p>
                    ${links.slice(0, 1).map(mailButton)}${links.slice(1).map(textLink)}
                    ${portrait ? html`<div style="padding:0 0 24px">${portrait.lead}</div>` : null}
                  </td>
                </tr>
                ${
                  portrait?.picture
                    ? html`<tr>
                        <td>${portrait.picture}</td>
                      </tr>`
                    : null
                }
                <tr>
                  <td style="padding:0 28px 32px">${body}</td>
                </tr>
                ${
                  footer.length === 0
                    ? null
                    : html`<tr>
                        <td
                          class="foot"
                          style="padding:20px 28px;background:#e3e8ea;font-size:13px;color:#47515a"
                        >
                          ${footer.map((line) => html`<div>${line}</div>`)}
                        </td>
                      </tr>`
                }
              </table>
              ${outlookWidth.end}
            </td>
          </tr>
        </table>
      </body>
    </html>`.source;
}

/** The same as plain text. */
export const mailText = (
  { title, intro, links, footer }: Omit<Frame, "body" | "locale" | "brand" | "portrait">,
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
