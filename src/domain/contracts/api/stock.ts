import * as v from "valibot";

const count = v.pipe(v.number(), v.integer());

export const apiStock = v.object({
  isCounted: v.pipe(
    v.boolean(),
    v.description("false: it never runs out, and the counts are those of before, or 0"),
  ),
  onHand: count,
  reserved: v.pipe(count, v.description("for payment pages that are open")),
  available: count,
});
export type ApiStock = v.InferOutput<typeof apiStock>;

export const stockRequest = v.object({
  onHand: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(100_000),
    v.description("pieces in the shop, those reserved included; counting begins with it"),
  ),
});
