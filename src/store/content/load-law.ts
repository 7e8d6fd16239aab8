import type { Payload } from "payload";
import * as v from "valibot";
import type { Law } from "@/src/domain/law/law";
import { locales } from "@/src/domain/locale/locale";
import { readPictures } from "@/src/store/catalogue/read-pictures";
import { flagRow, localisedRow, readGlobal, referenceRow } from "@/src/store/rows";

const textRow = v.pipe(v.nullish(v.string(), ""), v.trim());

/** Lines of a text area. */
export const linesRow = v.pipe(
  textRow,
  v.transform((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
);

const japanRow = v.object({
  seller: textRow,
  representative: textRow,
  address: linesRow,
  office: linesRow,
  phone: textRow,
  hours: textRow,
});

const operator = { name: textRow, address: linesRow, electronicAddress: textRow };

// A shop that follows an update has no row until it is seeded.
const lawRow = v.object({
  guaranteeNotice: v.nullish(v.record(v.string(), referenceRow), {}),
  durabilityLabel: v.optional(
    v.object({ isShown: flagRow, years: v.nullish(v.number(), null), picture: referenceRow }),
    {},
  ),
  manufacturer: v.optional(v.object({ ...operator, trademark: textRow, country: textRow }), {}),
  responsiblePerson: v.optional(v.object(operator), {}),
  warnings: v.optional(v.object({ watch: localisedRow, strap: localisedRow, box: localisedRow }), {}),
  packaging: v.nullish(
    v.array(v.object({ country: v.string(), scheme: v.string(), number: v.string() })),
    [],
  ),
  japan: v.optional(japanRow, {}),
  japanNotice: v.nullish(v.array(v.object({ title: v.string(), text: v.string() })), []),
});

/** What the law asks the shop to show, read at each call. */
export async function loadLaw(payload: Payload): Promise<Law> {
  const [{ guaranteeNotice, durabilityLabel, ...law }, pictures] = await Promise.all([
    readGlobal(payload, "law", lawRow),
    readPictures(payload),
  ]);
  const notices = locales.flatMap((locale) => {
    const picture = pictures.get(guaranteeNotice[locale] ?? 0);
    return picture ? [[locale, picture] as const] : [];
  });
  return {
    ...law,
    guaranteeNotice: Object.fromEntries(notices),
    durabilityLabel: { ...durabilityLabel, picture: pictures.get(durabilityLabel.picture ?? 0) ?? null },
  };
}
