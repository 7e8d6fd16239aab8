import type * as v from "valibot";
import { locales, shippingCountries } from "./choices";
import {
  choice,
  email,
  expand,
  fields,
  flag,
  integer,
  list,
  metadata,
  optional,
  page,
  text,
  webAddress,
} from "./form-values";

const lineItem = fields({
  price_data: fields({
    currency: text(3),
    product_data: fields({
      description: optional(text(40_000)),
      images: optional(list(webAddress(), 8)),
      name: text(),
    }),
    unit_amount: integer(),
  }),
  quantity: integer(1, 999_999),
});

/** POST /v1/checkout/sessions. Lengths: published schema of 2023, the last one that printed them. */
export const sessionCreateParameters = fields({
  cancel_url: optional(webAddress()),
  client_reference_id: optional(text(200)),
  customer_email: optional(email()),
  discounts: optional(list(fields({ coupon: text() }), 1)),
  expand: expand(["payment_intent"]),
  expires_at: optional(integer()),
  line_items: list(lineItem),
  locale: optional(choice(locales)),
  metadata: optional(metadata()),
  mode: choice(["payment"]),
  payment_intent_data: optional(
    fields({ description: optional(text(1000)), metadata: optional(metadata()) }),
  ),
  phone_number_collection: optional(fields({ enabled: flag() })),
  shipping_address_collection: optional(fields({ allowed_countries: list(choice(shippingCountries), 300) })),
  success_url: webAddress(),
  ui_mode: optional(choice(["hosted_page"])),
});

export type SessionCreate = v.InferOutput<typeof sessionCreateParameters>;
export type SessionLine = SessionCreate["line_items"][number];

export const sessionRetrieveParameters = fields({
  expand: expand(["payment_intent", "payment_intent.latest_charge"]),
});
export const sessionListParameters = fields({
  ...page,
  expand: expand(["data.payment_intent.latest_charge"]),
  payment_intent: optional(text()),
});
