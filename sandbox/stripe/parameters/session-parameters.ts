import type * as v from "valibot";
import { excludablePaymentMethodTypes, locales, paymentMethodTypes, shippingCountries } from "./choices";
import {
  address,
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
  unmodelled,
  webAddress,
} from "./form-values";

const customMessage = () => optional(fields({ message: text(1000) }));

const lineItem = fields({
  adjustable_quantity: unmodelled(),
  metadata: optional(metadata()),
  price: optional(text()),
  price_data: optional(
    fields({
      currency: text(3),
      product: optional(text()),
      product_data: optional(
        fields({
          description: optional(text(40_000)),
          images: optional(list(webAddress(), 8)),
          metadata: optional(metadata()),
          name: text(),
          tax_code: optional(text()),
          tax_details: unmodelled(),
          unit_label: optional(text()),
        }),
      ),
      recurring: unmodelled(),
      tax_behavior: optional(choice(["unspecified", "exclusive", "inclusive"])),
      unit_amount: optional(integer()),
      unit_amount_decimal: unmodelled(),
    }),
  ),
  quantity: optional(integer(1, 999_999)),
  tax_rates: unmodelled(),
});

const paymentIntentData = fields({
  application_fee_amount: unmodelled(),
  capture_method: optional(choice(["automatic", "automatic_async"])),
  description: optional(text(1000)),
  metadata: optional(metadata()),
  on_behalf_of: unmodelled(),
  receipt_email: optional(email()),
  setup_future_usage: optional(choice(["off_session", "on_session"])),
  shipping: optional(
    fields({
      address: address(),
      carrier: optional(text()),
      name: text(),
      phone: optional(text()),
      tracking_number: optional(text()),
    }),
  ),
  statement_descriptor: optional(text(22)),
  statement_descriptor_suffix: optional(text(22)),
  transfer_data: unmodelled(),
  transfer_group: optional(text()),
});

const paymentMethodOptions = fields({
  card: optional(
    fields({
      request_three_d_secure: optional(choice(["automatic", "any", "challenge"])),
      statement_descriptor_suffix_kana: optional(text(22)),
      statement_descriptor_suffix_kanji: optional(text(17)),
      setup_future_usage: optional(choice(["off_session", "on_session"])),
    }),
  ),
  klarna: optional(fields({ setup_future_usage: optional(choice(["none"])) })),
});

/** POST /v1/checkout/sessions. Lengths: published schema of 2023, the last one that printed them. */
export const sessionCreateParameters = fields({
  adaptive_pricing: optional(fields({ enabled: optional(flag()) })),
  after_expiration: unmodelled(),
  allow_promotion_codes: optional(flag()),
  allowed_payment_method_types: optional(list(choice(paymentMethodTypes))),
  automatic_tax: optional(fields({ enabled: choice(["false"]), liability: unmodelled() })),
  billing_address_collection: optional(choice(["auto", "required"])),
  branding_settings: unmodelled(),
  cancel_url: optional(webAddress()),
  client_reference_id: optional(text(200)),
  consent_collection: unmodelled(),
  currency: optional(text(3)),
  custom_fields: unmodelled(),
  custom_text: optional(
    fields({
      after_submit: customMessage(),
      shipping_address: customMessage(),
      submit: customMessage(),
      terms_of_service_acceptance: customMessage(),
    }),
  ),
  customer: optional(text()),
  customer_account: unmodelled(),
  customer_creation: optional(choice(["always", "if_required"])),
  customer_email: optional(email()),
  customer_update: optional(
    fields({
      address: optional(choice(["auto", "never"])),
      name: optional(choice(["auto", "never"])),
      shipping: optional(choice(["auto", "never"])),
    }),
  ),
  // More than one is a rule of its own, with its own message.
  discounts: optional(list(fields({ coupon: optional(text()), promotion_code: optional(text()) }))),
  excluded_payment_method_types: optional(list(choice(excludablePaymentMethodTypes))),
  expand: expand(),
  expires_at: optional(integer()),
  integration_identifier: optional(text()),
  invoice_creation: optional(fields({ enabled: choice(["false"]), invoice_data: unmodelled() })),
  line_items: optional(list(lineItem)),
  locale: optional(choice(locales)),
  managed_payments: optional(fields({ enabled: optional(choice(["false"])) })),
  metadata: optional(metadata()),
  mode: choice(["payment", "setup", "subscription"]),
  name_collection: unmodelled(),
  optional_items: unmodelled(),
  origin_context: optional(choice(["mobile_app", "web"])),
  payment_intent_data: optional(paymentIntentData),
  payment_method_collection: optional(choice(["always", "if_required"])),
  payment_method_configuration: unmodelled(),
  payment_method_data: unmodelled(),
  payment_method_options: optional(paymentMethodOptions),
  permissions: unmodelled(),
  phone_number_collection: optional(fields({ enabled: flag() })),
  redirect_on_completion: unmodelled(),
  return_url: unmodelled(),
  saved_payment_method_options: unmodelled(),
  setup_intent_data: unmodelled(),
  shipping_address_collection: optional(fields({ allowed_countries: list(choice(shippingCountries), 300) })),
  shipping_options: unmodelled(),
  submit_type: optional(choice(["auto", "book", "donate", "pay", "subscribe"])),
  subscription_data: unmodelled(),
  success_url: optional(webAddress()),
  tax_id_collection: optional(
    fields({ enabled: choice(["false"]), required: optional(choice(["never", "if_supported"])) }),
  ),
  ui_mode: optional(choice(["elements", "embedded_page", "form", "hosted_page"])),
  wallet_options: optional(
    fields({ link: optional(fields({ display: optional(choice(["auto", "never"])) })) }),
  ),
});

export type SessionCreate = v.InferOutput<typeof sessionCreateParameters>;
export type SessionLine = NonNullable<SessionCreate["line_items"]>[number];

export const retrieveParameters = fields({ expand: expand() });
export const listParameters = fields({ ...page, expand: expand() });
export const sessionListParameters = fields({
  ...page,
  expand: expand(),
  payment_intent: optional(text()),
  status: optional(choice(["open", "complete", "expired"])),
});
