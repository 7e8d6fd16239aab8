import { expect, test } from "vitest";
import type { CapabilityEntry } from "./capabilities";
import { negotiate, relevantTo } from "./negotiate";

const entry = (name: string, parents: readonly string[] = [], version = "2026-08-25"): CapabilityEntry => ({
  name,
  version,
  extends: parents,
});

const own = [
  entry("cart"),
  entry("checkout"),
  entry("discount", ["cart", "checkout"]),
  entry("fulfillment", ["checkout"]),
  entry("gift", ["fulfillment"]),
  entry("maker", ["cart"], "2026-01-01"),
  entry("maker", ["cart"], "2026-06-01"),
];

const both = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ["2026-08-25"]]));
const names = (entries: readonly CapabilityEntry[]) => entries.map(({ name }) => name);

test.each([
  ["nothing in common", {}, []],
  ["a root", both("cart"), ["cart"]],
  ["a capability that the shop has not", both("cart", "loyalty"), ["cart"]],
  ["another version only", { cart: ["2026-01-11"] }, []],
  ["one version of several", { cart: ["2026-01-11", "2026-08-25"] }, ["cart"]],
  ["an extension with one of its parents", both("checkout", "discount"), ["checkout", "discount"]],
  ["an extension without its parents", both("discount", "fulfillment"), []],
  ["a chain of extensions", both("checkout", "fulfillment", "gift"), ["checkout", "fulfillment", "gift"]],
  ["a chain whose root is missing", both("cart", "fulfillment", "gift"), ["cart"]],
  ["a chain whose middle is missing", both("checkout", "gift"), ["checkout"]],
  ["a name of every object", { constructor: ["2026-08-25"], cart: ["2026-08-25"] }, ["cart"]],
])("%s", (_kind, theirs, expected) => {
  expect(names(negotiate(own, theirs))).toEqual(expected);
});

test("of several common versions the latest is active", () => {
  const active = negotiate(own, { ...both("cart"), maker: ["2026-01-01", "2026-06-01", "2027-01-01"] });
  expect(active).toContainEqual(entry("maker", ["cart"], "2026-06-01"));
  expect(names(active)).toEqual(["cart", "maker"]);
});

test.each([
  ["checkout", ["checkout", "discount", "fulfillment", "gift"]],
  ["cart", ["cart", "discount", "maker", "maker"]],
  ["order", []],
])("an answer about %s names that capability and what extends it", (root, expected) => {
  expect(names(relevantTo(root, own))).toEqual(expected);
});
