import type * as v from "valibot";
import type { affiliateReportQuery } from "@/src/domain/contracts/affiliate";
import { fail, ok } from "@/src/domain/result";
import { openReport } from "@/src/services/affiliates/affiliate-report";
import { reportAsCsv } from "@/src/services/affiliates/report-as-csv";
import type { Caller, Reply } from "./route";

/** GET /api/affiliate-report?report=: the sales of a report as a file, for the holder of its secret. */
export async function affiliateReport(
  { report: token }: v.InferOutput<typeof affiliateReportQuery>,
  { shop }: Caller,
): Reply<"not-found"> {
  const report = await openReport(shop, token);
  if (!report) return fail({ code: "not-found", message: "There is no such report." });
  return ok(
    new Response(reportAsCsv(report), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="affiliate-${report.affiliate.code}.csv"`,
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
      },
    }),
  );
}
