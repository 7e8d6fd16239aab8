import { fail, ok, type Result } from "@/src/domain/result";
import { cartAddition } from "./cart-endpoints";
import type { WrongField } from "./form-endpoint";
import type { Caller } from "./route";

/**
 * Adds the article of a gift form to the cart, where the browser has submitted the form without a script: with our
 * script the page does that, as it may replace another line.
 */
export async function buyWish(
  caller: Caller,
  kept: Result<{ readonly sku: string }, WrongField>,
): Promise<Result<{ readonly sku: string; readonly cookies?: readonly string[] }, WrongField>> {
  if (!kept.ok || caller.press === undefined) return kept;
  const { sku } = kept.value;
  const added = await cartAddition({ sku, quantity: 1, overwrite: false, replaces: null }, caller);
  if (!added.ok) return fail({ field: "sku", error: "choice" });
  return ok({ sku, cookies: added.value.headers.getSetCookie() });
}
