import * as v from "valibot";
import { isParcel } from "@/src/domain/cart/article-kind";
import type { AgentSession } from "@/src/domain/ucp/agent-session";
import { chosenDestination, contactOf, missingFacts } from "@/src/domain/ucp/buyer-contact";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { checkSession } from "@/src/services/orders/check-payment";
import { payPrepared } from "@/src/services/prepared/pay-prepared";
import type { Shop } from "@/src/services/shop";
import { deliverWebhooks } from "@/src/services/webhooks/deliver-webhooks";
import { priceSession } from "../sessions/price-session";
import type { Conformance } from "./conformance";
import { cardOfToken, mockHandler } from "./mock-handler";

/** Exactly one instrument. Source: overview of the protocol, instrument cardinality. */
const payment = v.object({
  instruments: v.tuple([
    v.object({ handler_id: v.literal(mockHandler), credential: v.object({ token: v.string() }) }),
  ]),
});

const failed = (content: string): readonly UcpMessage[] => [
  { type: "error", code: "payment_failed", content, severity: "recoverable", path: "$.payment" },
];

/**
 * Pays a checkout on the page of the payment sandbox with the card of a token. What the checkout lacks of the buyer is filled in
 * there, as buyers do.
 * @param given payment of the request
 * @returns why it was not paid; nothing where it was, or where the checkout itself says what is missing
 */
export async function payByToken(
  shop: Shop,
  { buyer }: Conformance,
  session: AgentSession,
  given: unknown,
): Promise<readonly UcpMessage[]> {
  const parsed = v.safeParse(payment, given);
  if (!parsed.success) return failed(`Send one instrument of ${mockHandler} with a token.`);
  const card = cardOfToken[parsed.output.instruments[0].credential.token];
  if (card === undefined) return failed("The token is unknown.");
  const { data } = session;
  const { lines, snapshot } = await priceSession(shop, session);
  const hasParcel = lines.some(({ kind }) => isParcel(kind));
  const sending = { hasParcel, countries: snapshot.settings.shipping.countries };
  const isSentNowhere = missingFacts(data, sending).some(
    ({ reason }) => reason === "address" || reason === "country",
  );
  if (isSentNowhere) return [];
  const opened = await payPrepared(shop, session.page, {
    expectedTotal: null,
    terms: null,
    address: null,
    locale: data.locale,
  });
  if (!opened.ok) return failed(`The payment could not be opened: ${opened.error}.`);
  const contact = contactOf(data, sending);
  const { chosen } = chosenDestination(data);
  const isPaid = await buyer.pay(opened.value, {
    card,
    email: contact.email ?? "buyer@example.com",
    phone: contact.phone ?? "+33600000000",
    name: contact.name ?? "Test Buyer",
    line1: chosen?.street_address ?? "1 Test Street",
    postalCode: chosen?.postal_code ?? "10001",
    city: chosen?.address_locality ?? "Test",
    state: chosen?.address_region ?? "NY",
    country: chosen?.address_country?.toUpperCase() ?? "FR",
  });
  if (!isPaid) return failed("The card was declined.");
  // Its event may be on the way; the answer waits for neither it nor the timetable.
  await checkSession(shop, "stripe", new URL(opened.value).pathname.split("/").at(-1) ?? "");
  await deliverWebhooks(shop);
  return [];
}
