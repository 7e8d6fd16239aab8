import type { Address } from "./order";

/** Parts of an address that a form asks for beside the country, in no order. */
export const addressParts = ["line1", "line2", "postalCode", "city", "state"] as const;
export type AddressPart = (typeof addressParts)[number];

/** What parts are called where they have a name of their own; the labels are in the messages. */
export const partNames = [
  "zip",
  "postcode",
  "pin",
  "eircode",
  "state",
  "province",
  "prefecture",
  "county",
  "municipality",
  "block",
  "building",
] as const;
export type PartName = (typeof partNames)[number];

/** How addresses of a country are asked for and written. */
export interface AddressFormat {
  /** Parts in the order of a form; a part that is missing is not used there. */
  readonly parts: readonly AddressPart[];
  readonly names: Readonly<Partial<Record<AddressPart, PartName>>>;
  /** Parts without which nothing can be delivered. */
  readonly required: readonly AddressPart[];
  /** Lines below the street: parts, with what stands between them. */
  readonly lines: readonly (readonly string[])[];
}

/** As on the continent: "75011 Paris". */
const usual: AddressFormat = {
  parts: ["line1", "line2", "postalCode", "city"],
  names: {},
  required: ["line1", "postalCode", "city"],
  lines: [["postalCode", " ", "city"], ["state"]],
};

/** As in North America: "New York, NY 10013". */
const american = (names: AddressFormat["names"], comma: string): AddressFormat => ({
  parts: ["line1", "line2", "city", "state", "postalCode"],
  names,
  required: ["line1", "city", "state", "postalCode"],
  lines: [["city", comma, "state", " ", "postalCode"]],
});

/** Town, county and code each on a line of its own. */
const british: AddressFormat = {
  parts: ["line1", "line2", "city", "postalCode"],
  names: { postalCode: "postcode" },
  required: ["line1", "city", "postalCode"],
  lines: [["city"], ["state"], ["postalCode"]],
};

/** Places without post codes. */
const withoutCode: AddressFormat = {
  parts: ["line1", "line2", "city", "state"],
  names: {},
  required: ["line1", "city"],
  lines: [["city"], ["state"], ["postalCode"]],
};

/**
 * Formats by country; a country that is missing has the usual one.
 * Source: https://chromium-i18n.appspot.com/ssl-address (libaddressinput).
 */
const formats: Readonly<Partial<Record<string, AddressFormat>>> = {
  US: american({ state: "state", postalCode: "zip" }, ", "),
  CA: american({ state: "province" }, " "),
  AU: american({ state: "state", postalCode: "postcode" }, " "),
  GB: british,
  IE: {
    ...british,
    parts: ["line1", "line2", "city", "state", "postalCode"],
    names: { state: "county", postalCode: "eircode" },
    // Many do not know theirs.
    required: ["line1", "city"],
  },
  ES: { ...usual, parts: [...usual.parts, "state"], names: { state: "province" } },
  IT: {
    ...usual,
    parts: [...usual.parts, "state"],
    names: { state: "province" },
    lines: [["postalCode", " ", "city", " ", "state"]],
  },
  IN: {
    parts: ["line1", "line2", "city", "state", "postalCode"],
    names: { state: "state", postalCode: "pin" },
    required: ["line1", "city", "postalCode"],
    lines: [["city", " ", "postalCode"], ["state"]],
  },
  JP: {
    parts: ["postalCode", "state", "city", "line1", "line2"],
    names: { state: "prefecture", city: "municipality", line1: "block", line2: "building" },
    required: ["postalCode", "state", "city", "line1"],
    // In Latin letters; in Japanese ones it begins with the code, see writeAddress.
    lines: [["city", ", ", "state", " ", "postalCode"]],
  },
  SA: { ...usual, lines: [["city", " ", "postalCode"], ["state"]] },
  SG: {
    ...usual,
    parts: ["line1", "line2", "city", "postalCode"],
    lines: [["city", " ", "postalCode"], ["state"]],
  },
  AE: withoutCode,
  HK: withoutCode,
  MO: withoutCode,
  PA: withoutCode,
  QA: withoutCode,
};

export const addressFormat = (country: string): AddressFormat => formats[country] ?? usual;

export const isAddressPart = (word: string): word is AddressPart =>
  addressParts.some((part) => part === word);

/** A line of parts and what stands between them, which goes with a part that is missing. */
function writeLine(line: readonly string[], value: (part: AddressPart) => string): string {
  let written = "";
  let between = "";
  for (const word of line) {
    if (!isAddressPart(word)) between = word;
    else if (value(word) !== "") {
      written += (written === "" ? "" : between) + value(word);
      between = "";
    }
  }
  return written;
}

/** Kana or ideographs: such an address is written from the post code down. */
const isJapanese = (text: string) => /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text);

const withMark = (code: string) => (code === "" || code.startsWith("〒") ? code : `〒${code}`);

/**
 * Name and address in the lines of its country, without the country's name. Nothing that was entered is left out.
 * @param name empty where it is not to be written
 */
export function writeAddress(name: string, address: Address): readonly string[] {
  const value = (part: AddressPart) => address[part]?.trim() ?? "";
  const all = addressParts.map(value).join("");
  if (address.country === "JP" && isJapanese(all)) {
    const place = value("state") + value("city");
    return [withMark(value("postalCode")), place + value("line1"), value("line2"), name].filter(Boolean);
  }
  const { lines } = addressFormat(address.country ?? "");
  // Cities that are provinces of their own, and states that are cities, are not written twice.
  const once = (part: AddressPart) =>
    part === "state" && value("state").toLowerCase() === value("city").toLowerCase() ? "" : value(part);
  return [name, value("line1"), value("line2"), ...lines.map((line) => writeLine(line, once))].filter(
    (line) => line !== "",
  );
}

/** Parts of an address that its country asks for and that are empty. */
export const missingParts = (
  country: string,
  typed: Readonly<Record<AddressPart, string | null>>,
): readonly AddressPart[] => addressFormat(country).required.filter((part) => !typed[part]?.trim());
