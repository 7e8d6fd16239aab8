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
  expect(typedOrderNumber(typed)).toBe("VAL-2026-00042");
});

test.each(["%", "VAL-2026-%", "VAL-2026-00042x", "", "42", "VAL-1926-00042"])("%j is no number", (typed) => {
  expect(typedOrderNumber(typed)).toBe(typed);
});
