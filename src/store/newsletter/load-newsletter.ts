import type { Payload } from "payload";
import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import { newsletterStates, type Newsletter, type NewsletterBlock } from "@/src/domain/newsletter/newsletter";
import {
  illustrationRow,
  linkRow,
  toIllustration,
  toLink,
  type References,
} from "@/src/store/content/block-fields";
import { readPageDeps } from "@/src/store/content/load-pages";
import { richTextRow } from "@/src/store/content/rich-text-rows";
import { localisedRow } from "@/src/store/rows";

const blockRow = v.variant("blockType", [
  v.object({ blockType: v.literal("newsletter-text"), body: richTextRow }),
  v.object({
    blockType: v.literal("newsletter-picture"),
    illustration: illustrationRow,
    href: v.nullish(v.string(), null),
  }),
  v.object({ blockType: v.literal("newsletter-button"), link: linkRow }),
]);

const newsletterRow = v.object({
  id: v.number(),
  subject: localisedRow,
  intro: localisedRow,
  languages: v.nullish(v.array(v.picklist(locales)), []),
  state: v.picklist(newsletterStates),
  blocks: v.nullish(v.array(blockRow), []),
});

function toBlock(row: v.InferOutput<typeof blockRow>, references: References): NewsletterBlock {
  if (row.blockType === "newsletter-text") return { type: "text", body: row.body };
  if (row.blockType === "newsletter-button") return { type: "button", link: toLink(row.link) };
  return { type: "picture", illustration: toIllustration(row.illustration, references), href: row.href };
}

/** A newsletter as last saved; null for an unknown id. */
export async function loadNewsletter(payload: Payload, id: number): Promise<Newsletter | null> {
  const [doc, { references }] = await Promise.all([
    payload.db.findOne<{ id: number }>({ collection: "newsletters", where: { id: { equals: id } } }),
    readPageDeps(payload),
  ]);
  if (!doc) return null;
  const { blocks, ...row } = v.parse(newsletterRow, doc);
  return { ...row, blocks: blocks.map((block) => toBlock(block, references)) };
}
