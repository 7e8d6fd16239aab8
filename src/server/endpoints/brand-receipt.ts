import type { Endpoint, PayloadRequest } from "payload";
import { staffFileAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { defaultLocale, localeOfTag } from "@/src/domain/locale/locale";
import { sampleReceipt } from "@/src/server/runtime/brand-samples";
import { answerError } from "./answer";
import { guarded } from "./route";

const path = "/staff/brand-receipt";

async function answer(req: PayloadRequest): Promise<Response> {
  const nothing = answerError(404, { error: "not-found", message: "There is nothing at this address." });
  // Absent for everyone else.
  if (!includes(staffFileAccess[path], roleOf(req.user))) return nothing;
  const bytes = await sampleReceipt(req.payload, localeOfTag(req.i18n.language) ?? defaultLocale);
  if (!bytes) return nothing;
  return new Response(bytes, {
    headers: { "content-type": "application/pdf", "cache-control": "private, no-store" },
  });
}

/** GET /api/staff/brand-receipt: the receipt of a sample order in the newest draft of the brand. */
export const brandReceipt: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
