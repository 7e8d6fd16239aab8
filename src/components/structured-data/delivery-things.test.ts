import { expect, test } from "vitest";
import { returnsThing, shippingThing } from "./delivery-things";

const sending = { countries: ["FR", "JP"], days: 12, transitDays: 3 };

test("search engines are told where, how soon and for how much a watch is sent", () => {
  expect(shippingThing(sending)).toMatchObject({
    shippingRate: { value: "0", currency: "EUR" },
    shippingDestination: { addressCountry: ["FR", "JP"] },
    deliveryTime: { handlingTime: { maxValue: 12 }, transitTime: { maxValue: 3 } },
  });
  expect(shippingThing({ ...sending, transitDays: null })).not.toHaveProperty("deliveryTime");
});

test("search engines are told how long a watch can be returned, and where that is written", () => {
  expect(returnsThing(sending, "https://shop.example", "en")).toMatchObject({
    applicableCountry: ["FR", "JP"],
    merchantReturnDays: 14,
    merchantReturnLink: "https://shop.example/en/politique-de-retour",
  });
});
