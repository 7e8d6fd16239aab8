import { expect, test } from "vitest";
import { deliveredPrinting } from "@/src/domain/brand/brand-printing";
import { apartPrinting } from "./apart-printing";

test("lays over the dial only what its picture does not bear", () => {
  expect(apartPrinting(deliveredPrinting)).toBeNull();
  const unmarked = apartPrinting({ ...deliveredPrinting, mark: null });
  expect(unmarked?.match(/<path/gu)).toHaveLength(3);
});
