import * as v from "valibot";
import { requestText } from "@/src/domain/contracts/text";

const text = (longest: number) => v.pipe(requestText, v.maxLength(longest));
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
const word = optional(text(120));
const line = optional(text(200));

/** Whole numbers of any size: what is beyond the shop's limit is lowered, and said. */
const pieces = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const lineItem = v.object({
  item: v.object({
    id: v.pipe(text(300), v.nonEmpty()),
    /** Key of the chosen option by field, for an item that is composed. */
    configuration: optional(
      v.pipe(
        v.record(text(60), text(60)),
        v.check((fields) => Object.keys(fields).length <= 60, "has more than 60 fields"),
      ),
    ),
  }),
  quantity: pieces,
});

const lineItems = v.pipe(v.array(lineItem), v.maxLength(60));
export type LineItemRequest = v.InferOutput<typeof lineItem>;

const context = v.object({
  address_country: word,
  address_region: word,
  postal_code: word,
  language: word,
  currency: word,
});

const consentState = v.object({ granted: v.boolean(), source: v.picklist(["business", "platform"]) });

const buyer = v.object({
  first_name: word,
  last_name: word,
  email: optional(text(254)),
  phone_number: optional(text(40)),
  /** Purposes that the shop has not named are ignored. */
  consent: optional(
    v.object({
      "dev.ucp.consent.marketing": optional(
        v.object({
          ...consentState.entries,
          segments: optional(v.object({ "dev.ucp.consent.marketing.email": optional(consentState) })),
        }),
      ),
    }),
  ),
});
export type BuyerRequest = v.InferOutput<typeof buyer>;

const attribution = v.pipe(
  v.record(text(60), text(300)),
  v.check((entries) => Object.keys(entries).length <= 20, "has more than 20 entries"),
);

const destination = v.object({
  id: word,
  first_name: word,
  last_name: word,
  phone_number: optional(text(40)),
  street_address: line,
  extended_address: line,
  address_locality: word,
  address_region: word,
  postal_code: optional(text(20)),
  address_country: optional(text(2)),
});

const fulfillment = v.object({
  methods: optional(
    v.pipe(
      v.array(
        v.object({
          destinations: optional(v.pipe(v.array(destination), v.maxLength(5))),
          selected_destination_id: word,
          groups: optional(v.pipe(v.array(v.object({ selected_option_id: word })), v.maxLength(10))),
        }),
      ),
      v.maxLength(10),
    ),
  ),
});
export type FulfillmentRequest = v.InferOutput<typeof fulfillment>;

const shared = {
  context: optional(context),
  buyer: optional(buyer),
  attribution: optional(attribution),
  discounts: optional(
    v.object({ codes: optional(v.pipe(v.array(v.pipe(text(40), v.nonEmpty())), v.maxLength(5))) }),
  ),
};

/** Create or replace a cart. Source: schemas/shopping/cart.json; fields that are not named are ignored. */
export const cartSessionRequest = v.object({ ...shared, line_items: lineItems });

const checkout = { ...shared, fulfillment: optional(fulfillment) };

/** Replace a checkout. */
export const checkoutSessionRequest = v.object({ ...checkout, line_items: lineItems });

/** Create a checkout, of lines or of a cart. */
export const checkoutCreateRequest = v.object({
  ...checkout,
  line_items: v.optional(lineItems, []),
  cart_id: optional(text(100)),
});

/** Complete a checkout: no payment is taken, so that instruments are ignored; only tests with the conformance suite read them. */
export const checkoutCompleteRequest = v.object({
  buyer: optional(v.pick(buyer, ["consent"])),
  payment: v.optional(v.unknown()),
});

export const emptyRequest = v.object({});

export type SessionRequest = v.InferOutput<typeof cartSessionRequest> & {
  readonly fulfillment?: FulfillmentRequest | undefined;
};
