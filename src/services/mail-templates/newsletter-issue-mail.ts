import { mailAccent } from "@/src/domain/mail/mail-accent";
import type { ListEntry, RichText, Run, Runs, TextPart } from "@/src/domain/content/rich-text";
import { plainWords } from "@/src/domain/content/rich-text";
import { fill } from "@/src/domain/locale/fill";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Newsletter, NewsletterBlock } from "@/src/domain/newsletter/newsletter";
import type { MailContext, MailContent } from "./mail-content";
import { mailButton, mailFrame, mailText } from "./mail-frame";
import { html, type Markup } from "./markup";
import { companyLines } from "./order-confirmation";
import { mailLink } from "./plain-mail";

/** A newsletter in one language, for one reader. */
export interface NewsletterIssue {
  readonly newsletter: Newsletter;
  readonly locale: Locale;
  /** URL of the unsubscribe page */
  readonly leave: string;
  /** absolute URL of a block's picture, null if it has none */
  readonly pictureOf: (block: Extract<NewsletterBlock, { type: "picture" }>) => string | null;
}

/** URL of a shop path in the reader's language, or an external URL unchanged. */
const addressOf = (href: string, origin: string, locale: Locale): string =>
  href.startsWith("/") ? mailLink(origin, locale, href) : href;

type Address = (href: string) => string;

function runHtml({ text, isBold, isItalic, href }: Run, address: Address): Markup {
  const lines = text.split("\n").map((line, place) => html`${place > 0 ? html`<br />` : null}${line}`);
  const strong = isBold ? html`<strong>${lines}</strong>` : html`${lines}`;
  const set = isItalic ? html`<em>${strong}</em>` : strong;
  return href === null
    ? set
    : html`<a href="${address(href)}" style="color:${mailAccent.onLight}">${set}</a>`;
}

const runsHtml = (runs: Runs, address: Address) => runs.map((run) => runHtml(run, address));

function listHtml(part: Extract<TextPart, { type: "list" }>, address: Address): Markup {
  const entry = ({ words, inner }: ListEntry) =>
    html`<li style="margin:0 0 4px">
      ${runsHtml(words, address)}${inner ? listHtml(inner, address) : null}
    </li>`;
  const entries = part.entries.map(entry);
  return part.isOrdered
    ? html`<ol style="margin:0 0 16px;padding-left:20px">
        ${entries}
      </ol>`
    : html`<ul style="margin:0 0 16px;padding-left:20px">
        ${entries}
      </ul>`;
}

function partHtml(part: TextPart, address: Address): Markup {
  if (part.type === "list") return listHtml(part, address);
  const words = runsHtml(part.words, address);
  if (part.type === "heading")
    return html`<h2 style="margin:28px 0 8px;font-size:${part.level === 2 ? 20 : 17}px;line-height:1.3">
      ${words}
    </h2>`;
  if (part.type === "remark")
    return html`<p
      class="quiet"
      style="margin:0 0 16px;padding-left:16px;border-left:2px solid #cdd4d8;color:#47515a"
    >
      ${words}
    </p>`;
  return html`<p style="margin:0 0 16px">${words}</p>`;
}

function listText({ entries, isOrdered }: Extract<TextPart, { type: "list" }>, indent: string): string[] {
  return entries.flatMap(({ words, inner }, place) => [
    `${indent}${isOrdered ? `${place + 1}.` : "-"} ${plainWords(words)}`,
    ...(inner ? listText(inner, `${indent}  `) : []),
  ]);
}

/** Plain text, with the URLs of links after their texts. */
const richText = (text: RichText, address: Address): string =>
  text
    .map((part) => {
      if (part.type === "list") return listText(part, "").join("\n");
      return part.words
        .map(({ text: words, href }) => (href ? `${words} (${address(href)})` : words))
        .join("");
    })
    .join("\n\n");

function blockHtml(block: NewsletterBlock, { locale, pictureOf }: NewsletterIssue, address: Address): Markup {
  if (block.type === "text")
    return html`${(block.body[locale] ?? block.body.fr).map((part) => partHtml(part, address))}`;
  if (block.type === "button") {
    if (!block.link) return html``;
    return mailButton({
      label: localise(block.link.label, locale),
      href: address(block.link.href),
    });
  }
  const source = pictureOf(block);
  if (source === null) return html``;
  const alt = block.illustration.picture ? localise(block.illustration.picture.alt, locale) : "";
  const picture = html`<img
    src="${source}"
    width="544"
    alt="${alt}"
    style="display:block;width:100%;height:auto;margin:8px 0 24px;background:#e3e8ea"
  />`;
  return block.href === null ? picture : html`<a href="${address(block.href)}">${picture}</a>`;
}

function blockText(block: NewsletterBlock, { locale }: NewsletterIssue, address: Address): string[] {
  if (block.type === "text") return [richText(block.body[locale] ?? block.body.fr, address)];
  if (block.type === "picture" || !block.link) return [];
  return [`${localise(block.link.label, locale)}: ${address(block.link.href)}`];
}

/** A newsletter for one reader, without open tracking. */
export function newsletterIssueMail(
  issue: NewsletterIssue,
  { company, origin, words }: MailContext,
): MailContent {
  const { newsletter, locale, leave } = issue;
  const texts = words[locale].mail;
  const address: Address = (href) => addressOf(href, origin, locale);
  const subject = localise(newsletter.subject, locale);
  const frame = {
    locale,
    brand: words[locale].brand,
    title: subject,
    intro: localise(newsletter.intro, locale),
    links: [],
    footer: [fill(texts.footer.questions, { email: company.email }), ...companyLines(company)],
  };
  const leaving = texts.newsletter["newsletter-welcome"].link;
  return {
    subject,
    html: mailFrame({
      ...frame,
      body: html`${newsletter.blocks.map((block) => blockHtml(block, issue, address))}
        <p class="quiet" style="margin:32px 0 0;font-size:13px;color:#47515a">
          <a href="${leave}" style="color:#47515a">${leaving}</a>
        </p>`,
    }),
    text: mailText(
      frame,
      [
        ...newsletter.blocks.flatMap((block) => blockText(block, issue, address)),
        `${leaving}: ${leave}`,
      ].join("\n\n"),
    ),
  };
}
