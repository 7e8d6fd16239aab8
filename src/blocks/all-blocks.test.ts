import { expect, test } from "vitest";
import { pageBlocks } from "@/collections/content/blocks/page-blocks";
import messages from "@/src/i18n/admin/blocks.json";
import { flattenTexts } from "@/src/i18n/text-tree";

test("the forms of the blocks show each of their messages", () => {
  // It is shown when a comparison is saved that lacks a value.
  const refusals = Object.values(messages.comparison.tooMany);
  const shown = JSON.stringify(pageBlocks);
  const unused = flattenTexts(messages).filter(
    ([, text]) => !refusals.includes(text) && !shown.includes(JSON.stringify(text)),
  );
  expect(unused).toEqual([]);
});
