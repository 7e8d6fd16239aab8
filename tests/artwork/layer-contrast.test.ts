import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { catalogueRows } from "@/src/seed/catalogue/catalogue-rows";

const layers = path.resolve(import.meta.dirname, "../../media/layers");
/** Width in px a watch has in a list. */
const width = 400;
/** Of 255: a difference of this size is visible side by side. */
const visible = 24;
/** Minimum of differing pixels of 400 × 400: the slim gold edge of a GMT hand has about as many. */
const fewest = 40;

interface Drawn {
  readonly key: string;
  /** Options that differ only in metal, lume or color: a shopper has to be able to distinguish them. */
  readonly group: string;
  readonly layer: string;
}

const { caseColor, hands, gmtHand, bezelInsertColor, strapColor } = catalogueRows;
const named = (key: string, group: string, layer: string | undefined): Drawn[] =>
  layer === undefined ? [] : [{ key, group, layer }];

const drawn: readonly Drawn[] = [
  ...caseColor.flatMap(({ key, caseType, layer }) => named(key, `case ${caseType}`, layer)),
  ...caseColor
    .filter(({ caseType }) => caseType === "SM")
    .flatMap(({ endLink }) => named(endLink, "end links", endLink)),
  ...hands.flatMap(({ key, family, layer }) => named(key, `hands ${family}`, layer)),
  ...gmtHand.flatMap(({ key, layer }) => named(key, "GMT hands", layer)),
  ...bezelInsertColor.flatMap(({ key, type, layer }) => named(key, `insert ${type}`, layer)),
  ...strapColor.flatMap(({ key, family, layer }) =>
    named(key, `strap ${family}${/-\w+$/.exec(key)?.[0] ?? ""}`, layer),
  ),
];

const pixels = (layer: string) =>
  sharp(path.join(layers, `${layer}.webp`))
    .flatten({ background: "#808080" })
    .resize(width)
    .raw()
    .toBuffer();

/** Number of pixels that visibly differ between two pictures. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const furthest = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))),
    );
    if (furthest >= visible) count += 1;
  }
  return count;
}

const groups = [...new Set(drawn.map(({ group }) => group))]
  .map((name) => [name, drawn.filter(({ group }) => group === name)] as const)
  .filter(([, members]) => members.length > 1);

test.each(groups)("%s: metals, lumes and colors are told apart at 400 px", async (_, members) => {
  const pictures = await Promise.all(
    members.map(async ({ key, layer }) => ({ key, px: await pixels(layer) })),
  );
  const alike = pictures.flatMap((one, index) =>
    pictures
      .slice(index + 1)
      .map((other) => ({ pair: `${one.key} and ${other.key}`, count: difference(one.px, other.px) }))
      .filter(({ count }) => count < fewest),
  );
  expect(alike).toEqual([]);
});
