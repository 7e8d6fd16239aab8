import { html, type Markup } from "../http/html";
import type { CaughtMail, MailSummary } from "./mail";

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 68rem; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { text-align: start; padding: .6rem .8rem .6rem 0; border-block-end: 1px solid #8888; vertical-align: top; }
  thead th { font-weight: 520; }
  tbody th { font-weight: 400; }
  dt { font-weight: 520; } dd { margin: 0 0 .5rem; }
  iframe { inline-size: 100%; block-size: 70vh; border: 1px solid #8888; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  form { display: inline; } button, a { font: inherit; padding-block: .4rem; }
  .scroll { overflow-x: auto; }
`;

/** Every mail the shop has sent, newest first. */
export function listPage(mails: readonly MailSummary[], to: string): Markup {
  const title = to ? `Mails to ${to}` : "Mailbox";
  return page(
    title,
    html`<h1>${title}</h1>
      <p>
        Mails that the shop has sent end here; none leaves this machine. <a href="">Look again</a>
        ${to ? html` · <a href="/">Mails to everybody</a>` : ""}
      </p>
      ${mails.length === 0 ? html`<p>There is no mail yet.</p>` : mailTable(mails)}
      ${
        mails.length > 0 &&
        html`<form method="post" action="/delete"><button type="submit">Delete all mails</button></form>`
      }`,
  );
}

function mailTable(mails: readonly MailSummary[]): Markup {
  return html`<div class="scroll">
    <table>
      <caption>
        ${mails.length} ${mails.length === 1 ? "mail" : "mails"}, newest first
      </caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        ${mails.map(
          ({ id, subject, recipients, receivedAt }) =>
            html`<tr>
              <th scope="row"><a href="/mails/${id}">${subject || "(no subject)"}</a></th>
              <td>
                ${recipients.map((address) => html`<a href="/?to=${encodeURIComponent(address)}">${address}</a> `)}
              </td>
              <td>${time(receivedAt)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** One mail: its HTML as a mail program shows it, and its plain text. */
export function mailPage(mail: CaughtMail): Markup {
  return page(
    mail.subject || "(no subject)",
    html`<p><a href="/">All mails</a></p>
      <h1>${mail.subject || "(no subject)"}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to || mail.recipients.join(", ")}</dd>
        <dt>Received</dt>
        <dd>${time(mail.receivedAt)}</dd>
        ${
          mail.language &&
          html`<dt>Language</dt>
            <dd>${mail.language}</dd>`
        }
      </dl>
      ${
        mail.attachments.length > 0 &&
        html`<h2>Attachments</h2>
          <ul>
            ${mail.attachments.map(
              ({ filename, contentType, size }, at) =>
                html`<li>
                  <a href="/mails/${mail.id}/attachments/${at}">${filename}</a> (${contentType}, ${size}
                  bytes)
                </li>`,
            )}
          </ul>`
      }
      ${
        mail.html &&
        html`<h2>As a mail program shows it</h2>
          <iframe
            src="/mails/${mail.id}/html"
            title="The mail as HTML"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
      }
      <h2>Plain text</h2>
      <pre>${mail.text || "This mail has no plain text."}</pre>
      <p><a href="/mails/${mail.id}/raw">Source of the mail</a></p>`,
  );
}

/** An error page. */
export function problemPage(message: string): Markup {
  return page(
    message,
    html`<h1>${message}</h1>
      <p><a href="/">All mails</a></p>`,
  );
}

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – mailbox of the shop</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

function time(iso: string): Markup {
  const shown = iso.replace("T", " ").slice(0, 19);
  return html`<time datetime="${iso}">${shown} UTC</time>`;
}

export { style as stylesheet };
