import { describe, expect, test } from "vitest";
import { browserTexts } from "./browser-texts";

const tree = {
  title: "Panier",
  line: { remove: "Retirer {name}" },
  pieces: { one: "{count} article", other: "{count} articles" },
} as const;

describe("browserTexts", () => {
  const t = browserTexts<typeof tree>(tree, "fr");
  const ja = browserTexts<typeof tree>({ pieces: { other: "{count}点" } }, "jp");

  test.each([
    [t("title"), "Panier"],
    [t("line.remove", { name: "Réminiscence" }), "Retirer Réminiscence"],
    // French counts zero and one alike.
    [t.count("pieces", 0), "0 article"],
    [t.count("pieces", 2), "2 articles"],
    // Japanese has one form only.
    [ja.count("pieces", 1), "1点"],
    // A text that is missing shows its key instead of breaking the page.
    [ja("title"), "title"],
    [t.optional("nothing"), undefined],
  ])("%j", (shown, expected) => {
    expect(shown).toBe(expected);
  });
});
