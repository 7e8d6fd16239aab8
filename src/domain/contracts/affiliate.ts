import * as v from "valibot";
import { sentText } from "./text";

/** The secret of an affiliate's report, from the address of its page. */
export const affiliateReportQuery = v.object({
  report: v.pipe(v.string("is missing"), sentText, v.maxLength(80)),
});
