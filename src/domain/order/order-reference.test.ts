import { expect, test } from "vitest";
import { orderReference } from "./order-reference";

test.each([
  ["06 12 34 56 78", { phone: "612345678", tracking: "0612345678" }],
  ["+33 6 12 34 56 78", { phone: "33612345678", tracking: "33612345678" }],
  ["0033.612.345.678", { phone: "33612345678", tracking: "0033612345678" }],
  ["(06) 12-34-56-78", { phone: "612345678", tracking: "0612345678" }],
  ["1Z 999 AA1", { phone: null, tracking: "1Z999AA1" }],
  ["000000", { phone: null, tracking: "000000" }],
  ["12345", null],
  ["Meteorite", null],
  ["ada@example.com", null],
  ["100%_00", null],
])("%s is looked for as %j", (typed, expected) => {
  expect(orderReference(typed)).toEqual(expected);
});
