import { expect, test } from "vitest";
import { fail } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { startDonation } from "./start-donation";

const donation = {
  euros: 50,
  name: "",
  email: "ada@example.com",
  message: "",
  locale: "fr",
  key: "k",
} as const;

/** A shop that fails the test on any write. */
const shopThat = (isClosed: boolean) =>
  ({
    store: {
      loadSnapshot: () =>
        Promise.resolve({ settings: { maintenance: { isClosed }, termsVersion: "2026-01" } }),
    },
  }) as unknown as Shop;

test("a closed shop accepts no donation, whatever terms were shown", async () => {
  for (const terms of [null, "2019-01", "2026-01"])
    expect(await startDonation(shopThat(true), { ...donation, terms })).toEqual(fail("shop-closed"));
});

test("no donation is accepted under outdated terms", async () => {
  expect(await startDonation(shopThat(false), { ...donation, terms: "2019-01" })).toEqual(
    fail("terms-changed"),
  );
});
