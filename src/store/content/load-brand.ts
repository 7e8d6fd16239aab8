import type { Payload } from "payload";
import * as v from "valibot";
import type { Brand } from "@/src/domain/brand";
import { isOutline } from "@/src/domain/brand/outline";
import { letterStyles, tones, type FontFile, type LetterStyle } from "@/src/domain/look/look";
import { readRows, referenceRow } from "@/src/store/rows";

const outlineRow = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (isOutline(value) ? value : null)),
);

const lettersRow = v.object(
  Object.fromEntries(letterStyles.map((style) => [style, referenceRow])) as Record<
    LetterStyle,
    typeof referenceRow
  >,
);

const brandRow = v.object({
  name: v.pipe(v.string(), v.trim()),
  mark: outlineRow,
  wordmark: outlineRow,
  orderPrefix: v.string(),
  dialLine: v.pipe(v.nullish(v.string(), ""), v.trim()),
  accent: v.string(),
  tone: v.picklist(tones),
  letters: lettersRow,
});

const fontRow = v.pipe(
  v.object({
    id: v.number(),
    filename: v.string(),
    minWeight: v.number(),
    maxWeight: v.number(),
    minWidth: v.nullish(v.number(), null),
    maxWidth: v.nullish(v.number(), null),
  }),
  v.transform(({ id, filename, minWeight, maxWeight, minWidth, maxWidth }): [number, FontFile] => [
    id,
    {
      url: `/api/fonts/file/${encodeURIComponent(filename)}`,
      weight: [minWeight, maxWeight],
      width: minWidth === null || maxWidth === null ? null : [minWidth, maxWidth],
    },
  ]),
);

/**
 * The brand, read at each call.
 * @param isDraft its newest draft rather than what is published
 */
export async function loadBrand(payload: Payload, isDraft = false): Promise<Brand> {
  const { accent, tone, letters, ...printed } = v.parse(brandRow, await readBrand(payload, isDraft));
  const used = Object.values(letters).filter((id) => id !== null);
  const rows =
    used.length === 0 ? [] : await readRows(payload, "fonts", fontRow, { where: { id: { in: used } } });
  const fonts = new Map(rows);
  const fontOf = (id: number | null): FontFile | null => (id === null ? null : (fonts.get(id) ?? null));
  const { sans, sansBold, reading, readingItalic } = letters;
  return {
    ...printed,
    look: {
      accent,
      tone,
      letters: {
        sans: fontOf(sans),
        sansBold: fontOf(sansBold),
        reading: fontOf(reading),
        readingItalic: fontOf(readingItalic),
      },
    },
  };
}

async function readBrand(payload: Payload, isDraft: boolean): Promise<unknown> {
  if (!isDraft) return payload.db.findGlobal({ slug: "brand" });
  const { docs } = await payload.db.findGlobalVersions<Record<string, unknown>>({
    global: "brand",
    limit: 1,
    pagination: false,
    sort: "-updatedAt",
  });
  return docs[0]?.version ?? payload.db.findGlobal({ slug: "brand" });
}
