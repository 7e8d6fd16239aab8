import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, secretKey, watchOrder, type Shop } from "../../testing/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// The SDK's own encoding of a good request, to be changed one field at a time.
async function send(changes: Record<string, string | undefined>) {
  const base: Record<string, string> = {
    mode: "payment",
    success_url: "http://localhost:3000/merci?session={CHECKOUT_SESSION_ID}",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "eur",
    "line_items[0][price_data][unit_amount]": "32000",
    "line_items[0][price_data][product_data][name]": "Montre",
  };
  const fields = Object.entries({ ...base, ...changes }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const response = await fetch(`${shop.sandbox.url}/v1/checkout/sessions`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Authorization: `Bearer ${secretKey}` },
  });
  return { status: response.status, body: await response.json() };
}

const long = (length: number) => "x".repeat(length);
const unit = "line_items[0][price_data][unit_amount]";
const fiftyOne = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`metadata[k${at}]`, "v"]));

const refused: [Record<string, string | undefined>, string | undefined, string][] = [
  [{ color: "blue" }, "parameter_unknown", "color"],
  [{ payment_method_types: "card" }, "parameter_unknown", "payment_method_types"],
  [{ "line_items[0][color]": "blue" }, "parameter_unknown", "line_items[0][color]"],
  [
    { "line_items[0][price_data][product_data][color]": "blue" },
    "parameter_unknown",
    "line_items[0][price_data][product_data][color]",
  ],
  [{ "discounts[0][code]": "X" }, "parameter_unknown", "discounts[0][code]"],
  [{ mode: undefined }, "parameter_missing", "mode"],
  [{ success_url: undefined }, "parameter_missing", "success_url"],
  [
    { "line_items[0][price_data][currency]": undefined },
    "parameter_missing",
    "line_items[0][price_data][currency]",
  ],
  [{ [unit]: undefined }, "parameter_missing", unit],
  [{ "line_items[0][quantity]": undefined }, "parameter_missing", "line_items[0][quantity]"],
  [
    { "line_items[0][price_data][product_data][name]": undefined },
    "parameter_missing",
    "line_items[0][price_data][product_data]",
  ],
  [{ [unit]: "320.00" }, "parameter_invalid_integer", unit],
  [{ [unit]: "-1" }, "parameter_invalid_integer", unit],
  [{ [unit]: "1e3" }, "parameter_invalid_integer", unit],
  [{ "line_items[0][quantity]": "0" }, "parameter_invalid_integer", "line_items[0][quantity]"],
  [{ "line_items[0][price_data][currency]": "xyz" }, undefined, "line_items[0][price_data][currency]"],
  [{ locale: "jp" }, undefined, "locale"],
  [{ mode: "gift" }, undefined, "mode"],
  [{ mode: "subscription" }, undefined, "mode"],
  [{ ui_mode: "embedded_page" }, undefined, "ui_mode"],
  [{ success_url: "merci" }, "url_invalid", "success_url"],
  [{ cancel_url: "javascript:alert(1)" }, "url_invalid", "cancel_url"],
  [{ customer_email: "ada" }, "email_invalid", "customer_email"],
  [{ customer_email: "" }, "parameter_invalid_empty", "customer_email"],
  [{ client_reference_id: long(201) }, "parameter_invalid_string", "client_reference_id"],
  [{ [`metadata[${long(41)}]`]: "v" }, undefined, `metadata[${long(41)}]`],
  [{ "metadata[order]": long(501) }, undefined, "metadata[order]"],
  [fiftyOne, undefined, "metadata"],
  [{ "payment_intent_data[metadata][order]": long(501) }, undefined, "payment_intent_data[metadata][order]"],
  [
    { "phone_number_collection[enabled]": "yes" },
    "parameter_invalid_boolean",
    "phone_number_collection[enabled]",
  ],
  [
    { "shipping_address_collection[allowed_countries][0]": "FRA" },
    undefined,
    "shipping_address_collection[allowed_countries][0]",
  ],
  [{ line_items: "watch" }, "parameter_invalid_array", "line_items"],
  [{ expires_at: "tomorrow" }, "parameter_invalid_integer", "expires_at"],
  [{ "discounts[0][coupon]": "nothing" }, "resource_missing", "discounts[0][coupon]"],
  [{ "expand[0]": "metadata" }, undefined, "expand[0]"],
];

test.each(refused)("%o is refused with %s naming %s", async (changes, code, param) => {
  const { line_items: whole, ...rest } = changes;
  // `line_items=text` and `line_items[0]…` cannot be in one body.
  const emptied =
    whole === undefined
      ? {}
      : Object.fromEntries(
          [
            "quantity",
            "price_data][currency",
            "price_data][unit_amount",
            "price_data][product_data][name",
          ].map((key) => [`line_items[0][${key}]`, undefined]),
        );
  const { status, body } = await send({
    ...rest,
    ...emptied,
    ...(whole === undefined ? {} : { line_items: whole }),
  });
  expect({ status, type: body.error?.type, code: body.error?.code, param: body.error?.param }).toEqual({
    status: 400,
    type: "invalid_request_error",
    code,
    param,
  });
  expect(body.error.message).toBeTruthy();
});

const accepted: Record<string, string>[] = [
  {},
  { locale: "ja" },
  { client_reference_id: long(200), "metadata[order]": long(500) },
  { "line_items[0][price_data][currency]": "jpy", [unit]: "8450" },
  { "phone_number_collection[enabled]": "true" },
  {
    "shipping_address_collection[allowed_countries][0]": "FR",
    "shipping_address_collection[allowed_countries][1]": "JP",
  },
];

test.each(accepted)("%o is accepted", async (changes) => {
  expect((await send(changes)).status).toBe(200);
});

test("the real SDK gets its typed error", async () => {
  const order = { ...watchOrder(shop), color: "blue" } as never;
  await expect(shop.stripe.checkout.sessions.create(order)).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "parameter_unknown",
    param: "color",
    statusCode: 400,
  });
});
