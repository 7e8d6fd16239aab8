import * as v from "valibot";

/** GET /api/staff/search?q=…: query of the admin's search. */
export const adminSearchQuery = v.object({ q: v.pipe(v.string(), v.maxLength(200)) });
