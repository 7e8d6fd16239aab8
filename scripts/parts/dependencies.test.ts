import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { engines } from "@/package.json";
import { checkNode } from "./dependencies.mjs";
import { root } from "./places.mjs";

const isRefused = (version: string): boolean => {
  try {
    checkNode(version);
    return false;
  } catch {
    return true;
  }
};

test("the lines of Node that package.json names are taken, from the version it names", () => {
  expect(engines.node).toBe("^20.20.0 || ^22.12.0 || >=24.0.0");
  expect(["20.20.2", "22.12.0", "22.23.3", "24.0.0", "24.21.0", "26.0.0"].filter(isRefused)).toEqual([]);
  const refused = ["18.20.8", "20.19.6", "21.7.3", "22.11.0", "23.11.1"];
  expect(refused.filter(isRefused)).toEqual(refused);
});

test.each(["drizzle-orm", "graphql", "payload", "pg", "react", "three"])(
  "%s, which several packages share, is installed once",
  (name) => {
    // Two query builders test each other's objects the slow way; `npm dedupe --package-lock-only` makes them one.
    const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
      packages: object;
    };
    const places = Object.keys(lock.packages).filter((place) => place.endsWith(`node_modules/${name}`));
    expect(places).toEqual([`node_modules/${name}`]);
  },
);
