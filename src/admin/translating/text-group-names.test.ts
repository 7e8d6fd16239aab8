import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { textGroupName, textGroupNames } from "./text-group-names";

const files = readdirSync(path.resolve("src/i18n/messages/fr")).map((file) => path.basename(file, ".json"));

test("every file of messages has a name, and no name is without its file", () => {
  expect(Object.keys(textGroupNames).toSorted()).toEqual(files.toSorted());
});

test.each(["fr", "en", "es", "ja"])("no two groups are called alike in %s", (language) => {
  const names = files.map((file) => textGroupName(file, language));
  expect(new Set(names).size).toBe(names.length);
});
