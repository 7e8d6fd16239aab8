import * as v from "valibot";

/** GET /api/staff/search?q=…: what the admin's search is asked. */
export const adminSearchQuery = v.object({ q: v.pipe(v.string(), v.maxLength(200)) });
