import * as v from "valibot";
import { ucpVersion } from "@/src/domain/ucp/version";
import { cancelCart } from "@/src/services/ucp/cancel-cart";
import { cancelCheckout } from "@/src/services/ucp/cancel-checkout";
import { completeCheckout } from "@/src/services/ucp/complete-checkout";
import { createCart } from "@/src/services/ucp/create-cart";
import { createCheckout } from "@/src/services/ucp/create-checkout";
import { getCart } from "@/src/services/ucp/get-cart";
import { getCheckout } from "@/src/services/ucp/get-checkout";
import { getOrder } from "@/src/services/ucp/get-order";
import type { Operation } from "@/src/services/ucp/operation";
import { updateCart } from "@/src/services/ucp/update-cart";
import { updateCheckout } from "@/src/services/ucp/update-checkout";
import type { OpenShop } from "@/tests/setup/open-shop";
import { answerErrors } from "@/tests/setup/ucp-schema";

const operations = {
  create_cart: createCart,
  get_cart: getCart,
  update_cart: updateCart,
  cancel_cart: cancelCart,
  create_checkout: createCheckout,
  get_checkout: getCheckout,
  update_checkout: updateCheckout,
  complete_checkout: completeCheckout,
  cancel_checkout: cancelCheckout,
  get_order: getOrder,
} as const satisfies Readonly<Record<string, Operation>>;

const extensions = ["discount", "fulfillment", "buyer_consent"];
const capabilities = ["cart", "checkout", "order", ...extensions].map((name) => `dev.ucp.shopping.${name}`);

const total = v.object({ type: v.string(), amount: v.number() });
const message = v.looseObject({
  code: v.optional(v.string()),
  content: v.string(),
  severity: v.optional(v.string()),
  path: v.optional(v.string()),
});

/** What tests read of an answer. */
const answerShape = v.looseObject({
  id: v.optional(v.string()),
  status: v.optional(v.string()),
  currency: v.optional(v.string()),
  continue_url: v.optional(v.string()),
  line_items: v.optional(
    v.array(
      v.looseObject({
        id: v.string(),
        item: v.looseObject({ id: v.string(), price: v.number() }),
        quantity: v.unknown(),
      }),
    ),
  ),
  totals: v.optional(v.array(total)),
  messages: v.optional(v.array(message)),
  buyer: v.optional(
    v.looseObject({ email: v.optional(v.string()), consent: v.optional(v.record(v.string(), v.unknown())) }),
  ),
  discounts: v.optional(v.unknown()),
  fulfillment: v.optional(v.unknown()),
  order: v.optional(v.object({ id: v.string(), label: v.string(), permalink_url: v.string() })),
});

export interface AgentAnswer {
  readonly body: v.InferOutput<typeof answerShape>;
  /** Whether it is an error without a resource. */
  readonly failed: boolean;
}

/** Calls an operation as an agent does; an answer that the schemas of the protocol refuse fails loudly. */
export async function ask(
  open: Pick<OpenShop, "shop">,
  name: keyof typeof operations,
  body?: unknown,
  {
    id = "",
    profile = "https://agent.example/ucp",
  }: { readonly id?: string; readonly profile?: string } = {},
): Promise<AgentAnswer> {
  const done = await operations[name].execute(open.shop, body, {
    id,
    agent: { profile, orderWebhook: null },
    locale: "fr",
    capabilities: new Set(capabilities),
    idempotencyKey: null,
  });
  if (!done.ok && "path" in done.error)
    throw new Error(`${name} refused ${done.error.path}: ${done.error.message}`);
  const named = Object.fromEntries(capabilities.map((capability) => [capability, [{ version: ucpVersion }]]));
  const ucp = { version: ucpVersion, capabilities: named, payment_handlers: {} };
  const answer = done.ok
    ? { ucp: { ...ucp, status: "success" }, ...done.value.body }
    : {
        ucp: { ...ucp, status: "error" },
        messages: "messages" in done.error ? done.error.messages : [],
        continue_url: "continueUrl" in done.error ? done.error.continueUrl : "",
      };
  const errors = answerErrors(name, answer);
  if (errors.length > 0)
    throw new Error(
      `${name} answered what its schema refuses:\n${errors.join("\n")}\n${JSON.stringify(answer, null, 1)}`,
    );
  return { body: v.parse(answerShape, answer), failed: !done.ok };
}
