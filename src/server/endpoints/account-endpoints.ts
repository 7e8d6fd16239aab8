import type * as v from "valibot";
import type {
  cartMailRequest,
  eraseRequest,
  newsletterChoiceRequest,
  saveWatchRequest,
} from "@/src/domain/contracts/account";
import { fail, ok } from "@/src/domain/result";
import { env } from "@/src/env";
import { chooseNewsletter } from "@/src/services/account/choose-newsletter";
import { askToErase, eraseAccount } from "@/src/services/account/erase-account";
import { exportAccount } from "@/src/services/account/export-account";
import { loadAccount } from "@/src/services/account/load-account";
import { saveWatch } from "@/src/services/account/save-watch";
import { chooseCartMail } from "@/src/services/reminders/choose-cart-mail";
import { answerJson } from "./answer";
import { expiredCartCookie } from "@/src/server/runtime/cookies/cart-cookie";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { endedSessionCookies } from "@/src/server/runtime/cookies/customer-cookies";
import type { Caller, Reply } from "./route";
import { signedIn } from "./signed-in";

/** GET /api/account: all data of the account page. */
export async function account(_: unknown, caller: Caller): Reply<"not-signed-in"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const { customer, cookies } = signed.value;
  return ok(answerJson(await loadAccount(caller.shop, customer, caller.locale), cookies));
}

/** GET /api/account/export: the customer's data as a file. */
export async function accountExport(_: unknown, caller: Caller): Reply<"not-signed-in"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const data = await exportAccount(caller.shop, signed.value.customer);
  return ok(
    new Response(JSON.stringify(data, null, 2), {
      headers: {
        "content-type": "application/json",
        "content-disposition": 'attachment; filename="account.json"',
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    }),
  );
}

/** POST /api/account/watches: saves a composed watch, or removes it. */
export async function accountWatches(
  choice: v.InferOutput<typeof saveWatchRequest>,
  caller: Caller,
): Reply<"not-signed-in" | "invalid" | "full"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const saved = await saveWatch(caller.shop, signed.value.customer, choice);
  if (saved.ok) return ok(answerJson({}, signed.value.cookies));
  return saved.error === "full"
    ? fail({ code: "full", message: "No more watches can be saved. Remove one first." })
    : fail({ code: "invalid", field: "sku", message: "No composed watch has this sku." });
}

/** POST /api/account/newsletter */
export async function accountNewsletter(
  { isSubscribed }: v.InferOutput<typeof newsletterChoiceRequest>,
  caller: Caller,
): Reply<"not-signed-in"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const { shop, locale, headers } = caller;
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  await chooseNewsletter(shop, signed.value.customer, { isSubscribed, locale, address });
  return ok(answerJson({}, signed.value.cookies));
}

/** POST /api/account/cart-mail: turns cart reminders on or off. */
export async function accountCartMail(
  { isAgreed }: v.InferOutput<typeof cartMailRequest>,
  caller: Caller,
): Reply<"not-signed-in"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const address = clientAddress(caller.headers, env().TRUSTED_PROXIES);
  await chooseCartMail(caller.shop, signed.value.customer, { isAgreed, address });
  return ok(answerJson({}, signed.value.cookies));
}

const eraseMessages = {
  "open-orders": "Something is still on its way. The account can be erased once it has arrived.",
  "too-many": "The mail was sent already. Please look for it, or try again tomorrow.",
  "bad-link": "This link is not complete, or too old.",
} as const;

/** POST /api/account/erase: sends the link that erases the account. */
export async function accountErase(
  _: unknown,
  caller: Caller,
): Reply<"not-signed-in" | "open-orders" | "too-many"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const asked = await askToErase(caller.shop, signed.value.customer);
  if (asked.ok) return ok(answerJson({}, signed.value.cookies));
  return fail({ code: asked.error, message: eraseMessages[asked.error] });
}

/** POST /api/account/erase-confirm: the button behind the link, in any browser. */
export async function accountEraseConfirm(
  { token }: v.InferOutput<typeof eraseRequest>,
  { shop }: Caller,
): Reply<"bad-link" | "open-orders"> {
  const erased = await eraseAccount(shop, token);
  if (!erased.ok) return fail({ code: erased.error, message: eraseMessages[erased.error] });
  return ok(answerJson({}, [...endedSessionCookies(shop), expiredCartCookie(shop)]));
}
