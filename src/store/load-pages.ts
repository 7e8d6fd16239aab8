import type { Payload, Where } from "payload";
import * as v from "valibot";
import type { Block, Page, Question } from "../domain/content/page";
import { blockRow, toIllustration, toLink, type BlockRow, type References } from "./block-rows";
import { readPictures } from "./read-pictures";
import { byOrder, localisedRow, orderRow, readRows } from "./rows";

const pageRow = v.object({
  slug: v.string(),
  title: localisedRow,
  description: localisedRow,
  blocks: v.nullish(v.array(blockRow), []),
});

const watchRow = v.object({ id: v.number(), code: v.string() });

function toBlock(row: BlockRow, references: References): Block {
  switch (row.blockType) {
    case "hero":
    case "picture-text":
      return {
        type: row.blockType,
        title: row.title,
        text: row.text,
        link: toLink(row.link),
        illustration: toIllustration(row.illustration, references),
      };
    case "figures":
      return {
        type: "figures",
        title: row.title,
        text: row.text,
        figures: row.figures,
        illustration: toIllustration(row.illustration, references),
      };
    case "lines":
      return {
        type: "lines",
        title: row.title,
        text: row.text,
        lines: row.lines.flatMap(({ watch, ...line }) => {
          const code = references.watches.get(watch);
          return code === undefined ? [] : [{ ...line, watch: code }];
        }),
      };
    case "rail":
      return {
        type: "rail",
        title: row.title,
        watches: row.watches.flatMap((id) => references.watches.get(id) ?? []),
        link: toLink(row.link),
      };
    case "gift-cards":
      return { type: "gift-cards", title: row.title, text: row.text, link: toLink(row.link) };
    case "text":
      return { type: "text", title: row.title, text: row.text };
  }
}

async function readPages(payload: Payload, where?: Where): Promise<readonly Page[]> {
  const [rows, pictures, watchRows] = await Promise.all([
    readRows(payload, "pages", pageRow, where ? { where } : {}),
    readPictures(payload),
    readRows(payload, "watches", watchRow),
  ]);
  const references = { pictures, watches: new Map(watchRows.map(({ id, code }) => [id, code])) };
  return rows.map((row) => ({ ...row, blocks: row.blocks.map((block) => toBlock(block, references)) }));
}

/** The page at an address without its leading slash; home is "home". Null where there is none. */
export async function loadPage(payload: Payload, slug: string): Promise<Page | null> {
  const [page] = await readPages(payload, { slug: { equals: slug } });
  return page ?? null;
}

/** Every page. */
export const loadPages = (payload: Payload): Promise<readonly Page[]> => readPages(payload);

const questionRow = v.object({ _order: orderRow, question: localisedRow, answer: localisedRow });

/** The FAQ in marketers' order. */
export async function loadQuestions(payload: Payload): Promise<readonly Question[]> {
  const rows = await readRows(payload, "questions", questionRow);
  return rows.toSorted(byOrder).map(({ question, answer }) => ({ question, answer }));
}
