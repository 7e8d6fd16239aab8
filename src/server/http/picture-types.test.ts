import { expect, it } from "vitest";
import { pictureTypes } from "./picture-types";

it("distinguishes only types that matter for pictures", () => {
  const chromium = pictureTypes("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8");
  expect(pictureTypes("image/avif,image/webp,*/*")).toBe(chromium);
  expect(pictureTypes("image/webp,*/*")).not.toBe(chromium);
  expect(pictureTypes("image/avif;q=0.5,image/webp")).not.toBe(chromium);
  expect(pictureTypes("*/*")).toBe(pictureTypes("image/png"));
});
