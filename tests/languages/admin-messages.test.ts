import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { defaultLocale } from "@/src/domain/locale/locale";
import { adminMessagesOf } from "./message-files";

const root = path.resolve(import.meta.dirname, "../..");

const sources = ["collections", "globals", "src"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(root, folder, file), "utf8")),
);

/** Paths that the code names: messages and groups of them. Whole areas say nothing about a message. */
const named = new Set(
  sources.flatMap((text) => [
    ...[...text.matchAll(/\b(?:adminMessages(?:In|ByKey)?|messageOptions)\(\s*"([^"]+)"/g)].map(
      ([, name]) => name,
    ),
    ...[...text.matchAll(/\buseAdminMessages\("([^"]+)"/g)].map(([, name]) => `browser.${name}`),
  ]),
);

const groupsOf = (key: string) => key.split(".").map((_, depth, all) => all.slice(0, depth + 1).join("."));

test("the code uses each message of the admin", () => {
  // Those of blocks are found by the names of their fields: collections/content/blocks/page-blocks.test.ts.
  const keys = [...adminMessagesOf(defaultLocale).keys()].filter((key) => !key.startsWith("blocks."));
  expect(keys.length).toBeGreaterThan(2_000);
  expect(
    keys.filter(
      (key) =>
        !groupsOf(key)
          .slice(1)
          .some((group) => named.has(group)),
    ),
  ).toEqual([]);
});

test("no message names the delivered house, which is content", () => {
  const files = readdirSync(path.join(root, "src/i18n"), { recursive: true, encoding: "utf8" });
  const naming = files.filter(
    (file) =>
      file.endsWith(".json") && /valcour/i.test(readFileSync(path.join(root, "src/i18n", file), "utf8")),
  );
  expect(naming).toEqual([]);
});
