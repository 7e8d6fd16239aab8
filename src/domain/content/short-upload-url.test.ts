import { expect, it } from "vitest";
import { longUploadUrl, shortUploadUrl } from "./short-upload-url";
import { smallerPicture } from "./smaller-picture";

it.each(["hero-home.webp", "Montre%20d%E2%80%99%C3%A9t%C3%A9.JPG", "a.b.png"])(
  "%s has a short address that stands for the long one",
  (name) => {
    const url = `/api/media/file/${name}`;
    expect(shortUploadUrl(url, 640)).toBe(`/img/${name}/640`);
    expect(longUploadUrl(shortUploadUrl(url, 640))).toBe(smallerPicture(url, 640));
  },
);

it.each([
  "/icon.svg",
  "/api/media/file/a/b.webp",
  "/api/media/file/a.webp?prefix=x",
  "https://a.example/b.webp",
])("%s keeps its own", (url) => {
  expect(shortUploadUrl(url, 640)).toBe(smallerPicture(url, 640));
});

it.each([
  "/img/f~OY/sable-480-0f3c91",
  "/img/a.webp/64000",
  "/img/a.webp/x",
  "/img/a.webp/640?x",
  "/img/../a.webp/640",
  "/x/img/a.webp/640",
  "/img//640",
])("%s is none", (address) => {
  expect(longUploadUrl(address)).toBeNull();
});
