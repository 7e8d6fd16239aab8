import { expect, it } from "vitest";
import { withOneLocation } from "./with-one-location";

const led = (headers: readonly string[], address: string, status = 308) =>
  withOneLocation({ status, headers: [...headers], body: Buffer.alloc(0) }, address).headers;

it.each([
  ["/alt", ["Location", "/montres"]],
  ["/alt?utm_source=a&gclid=b", ["Location", "/montres?utm_source=a&gclid=b"]],
  ["/alt?_rsc=1", ["Location", "/montres"]],
])("%s leads to one address, with what stood behind its question mark", (address, expected) => {
  expect(led(["location", "/montres", "Location", "/montres"], address)).toEqual(expected);
});

it("leaves other answers unchanged", () => {
  expect(led(["Location", "/montres"], "/x?a=1", 201)).toEqual(["Location", "/montres"]);
  expect(led(["X-Own", "1"], "/x?a=1")).toEqual(["X-Own", "1"]);
  expect(led(["Location", "/montres?a=1", "X-Own", "1"], "/x?a=1")).toEqual([
    "X-Own",
    "1",
    "Location",
    "/montres?a=1",
  ]);
});
