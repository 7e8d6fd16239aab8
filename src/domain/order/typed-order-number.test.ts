import { expect, test } from "vitest";
import { typedOrderNumber } from "./typed-order-number";

test.each([
  "VAL-2026-00042",
  "val-2026-00042",
  " VAL 2026 00042 ",
  "VAL202600042",
  "2026-00042",
  "VAL–2026–00042",
  "VAL—2026‑00042",
  "VAL−2026−00042",
  "val_2026/00042",
  "VAL - 2026 - 00042",
  "VAL\u00A02026\u202F00042",
  "VAL-\u200B2026-\u{AD}00042",
  "#VAL-2026-00042",
  "N° VAL-2026-00042.",
  "№ VAL-2026-00042",
  "«VAL-2026-00042»",
  "ＶＡＬ－２０２６－０００４２",
  "ＶＡＬー２０２６ー０００４２",
])("%j is the order VAL-2026-00042", (typed) => {
  expect(typedOrderNumber(typed, "VAL")).toBe("VAL-2026-00042");
});

test.each(["%", "VAL-2026-%", "VAL-2026-00042x", "", "42", "VAL-1926-00042"])("%j is no number", (typed) => {
  expect(typedOrderNumber(typed, "VAL")).toBe(typed);
});

test.each(["NOVA-2026-00042", "nova 2026 00042", "N° NOVA 2026-00042", "No NOVA-2026-00042"])(
  "%j is the order NOVA-2026-00042, whatever the prefix is today",
  (typed) => {
    expect(typedOrderNumber(typed, "VAL")).toBe("NOVA-2026-00042");
  },
);

test("a number without letters has the prefix of today", () => {
  expect(typedOrderNumber("2026-00042", "ME")).toBe("ME-2026-00042");
});
