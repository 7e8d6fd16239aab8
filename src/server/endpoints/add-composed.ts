import type * as v from "valibot";
import type { composedRequest } from "@/src/domain/contracts/configurator-requests";
import { fail } from "@/src/domain/result";
import { replacedLine } from "@/src/domain/watch/edit-path";
import { saveComposed } from "@/src/services/configurator/save-composed";
import { cartAddition } from "./cart-endpoints";
import type { Caller, Reply } from "./route";

/** Query of the page that sent the form; on the same origin browsers send it in full. */
function queryOfPage(headers: Headers): URLSearchParams {
  const page = headers.get("referer") ?? "";
  return URL.canParse(page) ? new URL(page).searchParams : new URLSearchParams();
}

/** POST /api/configurator/add: does in one call what the configurator's script does in two; returns the cart. */
export async function addComposed(
  sent: v.InferOutput<typeof composedRequest>,
  caller: Caller,
): Reply<"invalid" | "not-sold" | "cart-full"> {
  const page = queryOfPage(caller.headers);
  const kept = await saveComposed(caller.shop, sent, page);
  if (!kept.ok) return fail({ code: "invalid", field: kept.error.field, message: kept.error.reason });
  const { sku } = kept.value;
  return cartAddition({ sku, quantity: 1, overwrite: false, replaces: replacedLine(page) }, caller);
}
