import { expect, test } from "vitest";
import { readSharedLink } from "./shared-link";

const id = "0123456789ABCDEFGHJKMNPQRS";

test.each([
  ["https://shop.example/configurator/p/" + id, `BSPKWTCH-${id}`],
  [`  https://shop.example/en/configurator/p/${id}/  `, `BSPKWTCH-${id}`],
  [`BSPKWTCH-${id}`, `BSPKWTCH-${id}`],
])("%s is a watch that was kept", (text, sku) => {
  expect(readSharedLink(text)).toEqual({ sku });
});

test("the configurator's own address says which parts", () => {
  const read = readSharedLink("https://shop.example/es/configurator?dial=DI-PI&caseType=FL");
  expect(read && "query" in read && read.query.toString()).toBe("dial=DI-PI&caseType=FL");
});

test.each([
  "",
  "DI0136",
  "configurator",
  "https://shop.example/montres/DI01",
  "https://shop.example/configurator/p/short",
  // I, L, O and U do not occur in ids.
  "https://shop.example/configurator/p/IIIIIIIIIIIIIIIIIIIIIIIIII",
  "https://shop.example/configurator/avant",
])("%s is none", (text) => {
  expect(readSharedLink(text)).toBeNull();
});
