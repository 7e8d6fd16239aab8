import { expect, test } from "vitest";
import { carrierNames, carriers, isTrackingNumber, trackingUrl } from "./carrier";

test.each([
  ["6A12345678901", true],
  ["ABC123", true],
  ["ABC12", false],
  ["1".repeat(40), true],
  ["1".repeat(41), false],
  ["6A1234 5678", false],
  ["6A12345678/", false],
  ["../6A12345678", false],
  ["", false],
])("%j can be a parcel's number: %s", (text, expected) => {
  expect(isTrackingNumber(text)).toBe(expected);
});

test("every carrier has a name and a page of its own about the parcel", () => {
  expect(carriers.map((carrier) => carrierNames[carrier])).toEqual([
    "Colissimo",
    "Chronopost",
    "DHL",
    "UPS",
    "FedEx",
  ]);
  const pages = carriers.map((carrier) => new URL(trackingUrl({ carrier, trackingNumber: "6A123" })));
  expect(pages.map(({ hostname }) => hostname)).toEqual([
    "www.laposte.fr",
    "www.chronopost.fr",
    "www.dhl.com",
    "www.ups.com",
    "www.fedex.com",
  ]);
  for (const page of pages) expect([...page.searchParams.values()]).toContain("6A123");
});
