import * as v from "valibot";
import { requestText } from "./text";

/** Version of the terms beside the pay button: any other than today's is an error. */
export const shownTerms = v.optional(v.nullable(v.pipe(requestText, v.maxLength(60))), null);
