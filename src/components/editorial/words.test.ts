import { expect, it } from "vitest";
import { words } from "./words";

it("marks French that replaces a missing translation, and nothing else", () => {
  expect(words({ fr: "Montre", en: "Watch" }, "en")).toEqual({ children: "Watch", lang: undefined });
  expect(words({ fr: "Montre", en: "Watch" }, "jp")).toEqual({ children: "Montre", lang: "fr" });
  expect(words({ fr: "Montre" }, "fr")).toEqual({ children: "Montre", lang: undefined });
});
