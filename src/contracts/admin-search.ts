import * as v from "valibot";

/** GET /api/staff/search?q=…: what the admin's search is asked. */
export const adminSearchQuery = v.object({ q: v.pipe(v.string(), v.maxLength(200)) });

const entry = v.object({
  name: v.string(),
  /** what else tells it apart */
  detail: v.string(),
  /** in the reader's words; empty for nothing to say */
  state: v.string(),
  href: v.string(),
});

/** Grouped by list, in the reader's words. */
export const adminSearchResponse = v.object({
  /** whether everything about an address may be asked for */
  person: v.boolean(),
  groups: v.array(v.object({ list: v.string(), title: v.string(), entries: v.array(entry) })),
});
export type AdminSearchResponse = v.InferOutput<typeof adminSearchResponse>;
