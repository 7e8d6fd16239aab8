import * as v from "valibot";
import { expect, test } from "vitest";
import { allBlocks } from "@/src/blocks/all-blocks";
import { blockSchema } from "./read-block";

const schema = blockSchema({ pictures: new Map(), watches: new Map() });

test.each(allBlocks)("a draft of $slug has all its fields, though none is filled in", ({ slug, fields }) => {
  // The CMS stores groups without values as empty ones.
  const block = v.parse(schema, { blockType: slug, illustration: {} });
  expect(Object.keys(block).toSorted()).toEqual(["type", ...Object.keys(fields)].toSorted());
  expect(Object.values(block)).not.toContain(undefined);
});
