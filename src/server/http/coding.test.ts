import { expect, it } from "vitest";
import { chooseCoding } from "./coding";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0", "identity"],
  ["*", "br"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["zstd", "identity"],
  ["identity", "identity"],
  ["", "identity"],
])("a client that takes %j is sent %s", (accepted, coding) => {
  expect(chooseCoding(accepted)).toBe(coding);
});
