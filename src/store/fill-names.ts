import type { Payload } from "payload";
import * as v from "valibot";
import { readGlobal } from "./rows";

/** Values by the name that stands for them in an editor's text. */
export type Names = ReadonlyMap<string, string>;

const settingsRow = v.object({
  termsVersion: v.nullish(v.string(), ""),
  leadDays: v.nullish(v.number(), 0),
  vatPercent: v.nullish(v.number(), 0),
  company: v.record(v.string(), v.nullish(v.string(), "")),
});

/** What an editor may write in double braces: {{company.name}}, {{termsVersion}}, {{leadDays}}, {{vatPercent}}. */
export async function readNames(payload: Payload): Promise<Names> {
  const { company, ...settings } = await readGlobal(payload, "shop-settings", settingsRow);
  const facts = Object.entries(company).map(([name, value]) => [`company.${name}`, value] as const);
  return new Map([
    ...Object.entries(settings).map(([name, value]) => [name, String(value)] as const),
    ...facts,
  ]);
}

const fill = (text: string, names: Names) =>
  // A name nobody knows stays as it stands, for whoever reads the page over to see.
  text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => names.get(name) ?? whole);

/** A document with the names in its texts filled, however deep they stand. */
export function fillNames(value: unknown, names: Names): unknown {
  if (typeof value === "string") return value.includes("{{") ? fill(value, names) : value;
  if (Array.isArray(value)) return value.map((entry) => fillNames(entry, names));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillNames(inner, names)]));
}
