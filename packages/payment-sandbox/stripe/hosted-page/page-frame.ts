import { html, type Markup } from "../../http/html";
import type { PageTexts } from "./texts/page-texts";

/** The document around every page of the provider. */
export function pageFrame(texts: PageTexts, title: string, body: Markup): string {
  const page = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/c/style.css" />
      </head>
      <body>
        <header class="test-notice"><p>${texts.testNotice}</p></header>
        ${body}
      </body>
    </html> `;
  return page.text;
}

/** A page that only says something and offers at most one way on. */
export function messagePage(
  texts: PageTexts,
  title: string,
  sentences: readonly string[],
  link?: { href: string; text: string },
): string {
  const body = html`<main class="message">
    <h1>${title}</h1>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    ${link ? html`<p><a class="button" href="${link.href}">${link.text}</a></p>` : ""}
  </main>`;
  return pageFrame(texts, title, body);
}
