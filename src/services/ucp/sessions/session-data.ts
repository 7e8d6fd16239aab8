import type {
  BuyerRequest,
  FulfillmentRequest,
  SessionRequest,
} from "@/src/domain/contracts/ucp/session-request";
import {
  deliveryOptions,
  type DeliveryOption,
  type Destination,
  type LineProblem,
  type SessionData,
} from "@/src/domain/ucp/agent-session";
import { sessionCurrency, sessionLocale } from "@/src/domain/ucp/session-market";
import type { ShopSettings } from "@/src/domain/settings";
import { fail, ok, type Result } from "@/src/domain/result";
import type { OperationCall } from "@/src/services/ucp/operation";

/** The more specific decision counts; a default that the agent repeats is none. */
function newsletterOf(buyer: BuyerRequest | undefined, before: boolean | null): boolean | null {
  const marketing = buyer?.consent?.["dev.ucp.consent.marketing"];
  if (!marketing) return before;
  const decided = marketing.segments?.["dev.ucp.consent.marketing.email"] ?? marketing;
  return decided.source === "platform" ? decided.granted : null;
}

export const withConsent = (data: SessionData, buyer: BuyerRequest | undefined): SessionData => ({
  ...data,
  newsletter: newsletterOf(buyer, data.newsletter),
});

/** A selection that names nothing: its place in the answer. */
export type SelectionFault = "destination" | "option";

interface Delivery {
  readonly destinations: readonly Destination[];
  readonly destination: string | null;
  readonly delivery: DeliveryOption;
}

const isDelivery = (id: string): id is DeliveryOption => deliveryOptions.some((option) => option === id);

function deliveryOf(fulfillment: FulfillmentRequest | undefined): Result<Delivery, SelectionFault> {
  const [method] = fulfillment?.methods ?? [];
  const destinations = (method?.destinations ?? []).map((given, place): Destination => ({
    ...given,
    id: given.id ?? `dest_${place + 1}`,
  }));
  const named = method?.selected_destination_id;
  if (named !== undefined && !destinations.some(({ id }) => id === named)) return fail("destination");
  const only = destinations.length === 1 ? destinations[0]?.id : undefined;
  const option = method?.groups?.[0]?.selected_option_id ?? "standard";
  if (!isDelivery(option)) return fail("option");
  return ok({ destinations, destination: named ?? only ?? null, delivery: option });
}

interface Source {
  readonly request: Omit<SessionRequest, "line_items">;
  readonly call: Pick<OperationCall<unknown>, "locale" | "capabilities">;
  readonly settings: Pick<ShopSettings, "markets">;
  /** what the newsletter was decided before */
  readonly newsletter: boolean | null;
}

/** What a session holds after a request; extensions that were not negotiated are ignored. */
export function sessionData({
  request,
  call,
  settings,
  newsletter,
}: Source): Result<Omit<SessionData, "problems">, SelectionFault> {
  const { context, buyer, attribution, discounts, fulfillment } = request;
  const allows = (extension: string) => call.capabilities.has(`dev.ucp.shopping.${extension}`);
  const delivery = deliveryOf(allows("fulfillment") ? fulfillment : undefined);
  if (!delivery.ok) return delivery;
  const { destinations, destination } = delivery.value;
  const country = destinations.find(({ id }) => id === destination)?.address_country;
  const { consent: _, ...person } = buyer ?? {};
  return ok({
    locale: sessionLocale(context, call.locale),
    currency: sessionCurrency(context, country, settings.markets),
    context: context ?? null,
    buyer: buyer ? person : null,
    attribution: attribution ?? null,
    codes: allows("discount") ? (discounts?.codes ?? []) : [],
    ...delivery.value,
    newsletter: allows("buyer_consent") ? newsletterOf(buyer, newsletter) : newsletter,
  });
}

/** A request that leaves the way to send the parcel to the shop. */
export const withoutOption = (request: SessionRequest): SessionRequest => ({
  ...request,
  fulfillment: {
    ...request.fulfillment,
    methods: request.fulfillment?.methods?.map((method) => ({ ...method, groups: undefined })),
  },
});

/** The same with what could not be done with the lines. */
export const withProblems = (
  data: Omit<SessionData, "problems">,
  problems: readonly LineProblem[],
): SessionData => ({ ...data, problems });
