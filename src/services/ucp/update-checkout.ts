import { checkoutSessionRequest } from "@/src/domain/contracts/ucp/session-request";
import type { Locale } from "@/src/domain/locale/locale";
import { ok } from "@/src/domain/result";
import type { UcpMessage } from "@/src/domain/ucp/message";
import type { Shop } from "@/src/services/shop";
import { operation } from "./operation";
import { findOwnSession } from "./sessions/find-session";
import { endOf, orderOf, readCheckout } from "./sessions/read-checkout";
import { optionPath } from "./sessions/session-messages";
import type { SelectionFault } from "./sessions/session-data";
import { updateSession } from "./sessions/update-session";

const faultPaths: Readonly<Record<SelectionFault, string>> = {
  destination: "$.fulfillment.methods[0].selected_destination_id",
  option: optionPath,
};

/** Why a request has changed nothing. */
async function refusal(
  shop: Shop,
  locale: Locale,
  sentence: SelectionFault | "ended" | "paying",
): Promise<UcpMessage> {
  const words = (await shop.store.loadWords())[locale].prepared.messages;
  const isFault = sentence === "destination" || sentence === "option";
  return {
    type: "error",
    code: isFault ? "invalid" : "not_modifiable",
    content: words[sentence],
    severity: sentence === "ended" ? "unrecoverable" : "recoverable",
    ...(isFault && { path: faultPaths[sentence] }),
  };
}

/** PUT /checkout-sessions/{id}: replaces the checkout, unless it is canceled, paid or being paid. */
export const updateCheckout = operation({
  name: "update_checkout",
  capability: "dev.ucp.shopping.checkout",
  method: "put",
  path: "/checkout-sessions/:id",
  argument: "checkout",
  isChanging: true,
  request: checkoutSessionRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "checkout", call);
    if (!found.ok) return found;
    const session = found.value;
    const answer = async (sentence: Parameters<typeof refusal>[2]) => {
      const message = await refusal(shop, session.data.locale, sentence);
      return ok({ body: await readCheckout(shop, session, call.capabilities, [message]) });
    };
    const end = endOf(session, await orderOf(shop, session));
    if (end !== null) return answer(end);
    const updated = await updateSession(shop, session, call);
    if (!updated.ok) return answer(updated.error);
    return ok({ body: await readCheckout(shop, updated.value, call.capabilities) });
  },
});
