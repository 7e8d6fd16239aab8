import type Stripe from "stripe";
import { secondsOf } from "@/sandbox/clock/clock";
import { newId, randomLetters } from "@/sandbox/stripe/objects/new-id";
import type { CustomerCreate } from "@/sandbox/stripe/parameters/resource-parameters";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";

export function createCustomer(sandbox: StripeSandbox, given: CustomerCreate): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId("cus"),
    object: "customer",
    address: given.address ? fullAddress(given.address) : null,
    balance: 0,
    created: secondsOf(sandbox.clock),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: given.shipping
      ? {
          ...given.shipping,
          address: fullAddress(given.shipping.address),
          phone: given.shipping.phone ?? null,
        }
      : null,
    tax_exempt: given.tax_exempt ?? "none",
    test_clock: null,
  };
  sandbox.store.put("customers", customer.id, customer);
  return customer;
}

type PartialAddress = { [K in keyof Stripe.Address]?: string | undefined };

function fullAddress(given: PartialAddress): Stripe.Address {
  return {
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  };
}
