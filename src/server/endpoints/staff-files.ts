import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { staffFileAccess, type StaffFile } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { defaultLocale, localeOfTag } from "@/src/domain/locale/locale";
import { drawPapers, paperKinds } from "@/src/services/orders/draw-papers";
import { labelFile } from "@/src/services/orders/label-file";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError } from "./answer";
import { guarded } from "./route";

/** A page of the desk, and no more: pictures are drawn for each. */
const MAX_ORDERS = 50;

const asked = v.object({
  orders: v.pipe(
    v.string(),
    v.regex(/^\d{1,10}(,\d{1,10})*$/, "names no orders"),
    v.transform((text) => [...new Set(text.split(",").map(Number))]),
    v.maxLength(MAX_ORDERS, `names more than ${MAX_ORDERS} orders`),
    v.everyItem((id) => id >= 1 && id <= 2_147_483_647, "names no orders"),
  ),
});

/** Contents of one parcel: 0x1,2x3 is one piece of the first line and three of the third. */
const piecesAsked = v.object({
  pieces: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,2}x\d{1,3}(,\d{1,2}x\d{1,3}){0,49}$/, "names no pieces"),
        v.transform((text) =>
          text.split(",").map((piece) => {
            const [line = 0, quantity = 0] = piece.split("x").map(Number);
            return { line, quantity };
          }),
        ),
      ),
    ),
    null,
  ),
});

type Write = (shop: Shop, ids: readonly number[], req: PayloadRequest) => Promise<Response>;

const fileHeaders = (name: string, type: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
});

async function answer(req: PayloadRequest, path: StaffFile, write: Write): Promise<Response> {
  // Absent for everyone else.
  if (!includes(staffFileAccess[path], roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const parsed = v.safeParse(asked, req.query);
  if (!parsed.success)
    return answerError(400, { error: "invalid", field: "orders", message: parsed.issues[0].message });
  return write(shopOf(req.payload), parsed.output.orders, req);
}

const staffFile = (path: StaffFile, write: Write): Endpoint => ({
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req, path, write)),
});

/** Files about orders, for the order desk: GET …?orders=1,2,3. */
export const staffFiles: readonly Endpoint[] = [
  ...paperKinds.map((kind) =>
    staffFile(`/staff/${kind}`, async (shop, ids, req) => {
      const inParcel = v.safeParse(piecesAsked, req.query);
      if (!inParcel.success)
        return answerError(400, {
          error: "invalid",
          field: "pieces",
          message: inParcel.issues[0].message,
        });
      const { pieces } = inParcel.output;
      const locale = localeOfTag(req.i18n.language) ?? defaultLocale;
      const bytes = await drawPapers(shop, { kind, ids, pieces }, locale);
      return bytes === null
        ? answerError(404, { error: "not-found", message: "None of these orders has such a paper." })
        : new Response(bytes, { headers: fileHeaders(`${kind}.pdf`, "application/pdf") });
    }),
  ),
  staffFile(
    "/staff/labels",
    async (shop, ids) =>
      new Response(await labelFile(shop, ids), {
        headers: fileHeaders("labels.csv", "text/csv; charset=utf-8"),
      }),
  ),
];
