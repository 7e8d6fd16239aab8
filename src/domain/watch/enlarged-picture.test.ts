import { expect, test } from "vitest";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { enlargedPicture } from "./enlarged-picture";
import { bespokeImageUrl } from "./image-query";

test.each([
  [bespokeImageUrl("a1", { width: 320 }), `${bespokeImageUrl("a1")}&w=1000`],
  [smallerPicture("/api/media/file/box.webp", 384), smallerPicture("/api/media/file/box.webp", 1080)],
  ["/w.jpg", "/w.jpg"],
])("%s is enlarged to %s", (small, large) => {
  expect(enlargedPicture(small)).toBe(large);
});
