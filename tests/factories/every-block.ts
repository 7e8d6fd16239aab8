import type { Block } from "@/src/domain/content/page";
import { richTextFromMarkup } from "@/src/seed/rich-text-from-markup";

type Row = Readonly<Record<string, unknown>>;

/** Ids a block refers to. */
export interface BlockSubjects {
  readonly watch: number;
  readonly picture: number | null;
}

/** One block of every kind as an editor saves it, in one language. */
export function everyBlock(
  { watch, picture }: BlockSubjects,
  word: string,
): Readonly<Record<Block["type"], Row>> {
  const title = `${word} title`;
  const text = `${word} text`;
  const link = { label: `${word} label`, href: "/montres" };
  const illustration = { picture, watch, view: "front", stage: "sable" };
  const body = richTextFromMarkup(`## ${word}\n\nOne **two** [three](/faq).`);
  return {
    hero: { title, text, link, illustration, scene: "nuit" },
    text: { title, text },
    "rich-text": { title, body },
    "picture-text": { title, text, link, illustration, side: "right" },
    gallery: { title, pictures: [{ caption: `${word} caption`, illustration }] },
    figures: { title, text, figures: [{ value: "41", unit: "h", label: `${word} label` }], illustration },
    lines: {
      title,
      text,
      lines: [{ line: "distinction", title, text, href: "/montres/distinction", watch }],
    },
    rail: { title, watches: [watch], link },
    comparison: {
      title,
      text,
      columns: [{ label: `${word} column` }],
      rows: [{ label: `${word} row`, values: [{ value: `${word} value` }] }],
    },
    specifications: { title, text, rows: [{ label: `${word} label`, value: `${word} value` }] },
    quote: { text, source: `${word} source` },
    steps: {
      title,
      text,
      steps: [
        { title: `${word} 1`, text },
        { title: `${word} 2`, text },
      ],
    },
    faq: { title, text, group: "delivery" },
    "call-to-action": { title, text, link, second: { ...link, href: "/faq" } },
    form: { title, text, form: "contact" },
    newsletter: { title, text },
    "gift-cards": { title, text, link },
    "legal-text": { title, body },
    drawing: { title, text, drawing: "flutes", notes: [{ title, text }] },
    statements: { title, text, statements: [{ value: "11,8", unit: "mm", title, text }] },
    schedule: {
      title,
      text,
      unit: `${word} day`,
      stages: [
        { from: 1, to: 6, title, text },
        { from: 7, to: 7, title, text },
      ],
    },
    drawers: { title, text, link },
  };
}
