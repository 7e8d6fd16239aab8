import * as v from "valibot";
import { requestText } from "./text";

/** The secret of an affiliate's report, from the address of its page. */
export const affiliateReportQuery = v.object({
  report: v.pipe(v.string("is missing"), requestText, v.maxLength(80)),
});
