import * as v from "valibot";
import type { Staff } from "./staff";

const found = v.object({ totalDocs: v.number() });

/** How many rows of a collection have these values, as staff see them. */
export async function count(
  staff: Staff,
  collection: string,
  values: Readonly<Record<string, string>>,
): Promise<number> {
  const query = new URLSearchParams({ limit: "1" });
  for (const [field, value] of Object.entries(values)) query.set(`where[${field}][equals]`, value);
  return v.parse(found, await staff.read(`${collection}?${query}`)).totalDocs;
}
