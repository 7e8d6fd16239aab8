import { expect, test } from "vitest";
import { isCode, isParcel, lineKinds, parcelKinds, type OrderedKind } from "./article-kind";

// Specification 14.1, 14.5, 15.1, 15.3.
test.each<[OrderedKind, isInCart: boolean, sentAs: "parcel" | "code" | "nothing"]>([
  ["watch", true, "parcel"],
  ["bespoke", true, "parcel"],
  ["surprise-watch", true, "parcel"],
  ["gift-card", true, "code"],
  ["gift-watch", true, "code"],
  ["pre-order", false, "parcel"],
  ["donation", false, "nothing"],
  ["duties", false, "nothing"],
])("%s: in a cart %s, sent as %s", (kind, isInCart, sentAs) => {
  expect(lineKinds.some((line) => line === kind)).toBe(isInCart);
  expect(parcelKinds.includes(kind)).toBe(sentAs === "parcel");
  expect({ isParcel: isParcel(kind), isCode: isCode(kind) }).toEqual({
    isParcel: sentAs === "parcel",
    isCode: sentAs === "code",
  });
});
