import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sharedFiles } from "@/src/i18n/messages";
import { textGroupName, textGroupNames, titleFor } from "./text-group-name";

const files = readdirSync(path.resolve("src/i18n/messages/fr")).map((file) => path.basename(file, ".json"));
const groups = files.flatMap((file) => sharedFiles[file] ?? [file]);

test("every group of messages has a name, and every name has a group", () => {
  expect(Object.keys(textGroupNames).toSorted()).toEqual(groups.toSorted());
});

test.each(["fr", "en", "es", "ja"])("no two groups are called alike in %s", (language) => {
  const names = groups.map((group) => textGroupName(group, language));
  expect(new Set(names).size).toBe(names.length);
});

test("only interface texts are named by their topic", () => {
  expect(titleFor({ entity: "translations", title: "cart" }, "en")).toBe("Cart");
  expect(titleFor({ entity: "pages", title: "cart" }, "en")).toBe("cart");
});
