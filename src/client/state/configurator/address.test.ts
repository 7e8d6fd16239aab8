import { describe, expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { searchOf, stepOfSearch } from "./address";

const wave = { ...defaultSelection, dial: "ART-WAVE" };

describe("searchOf", () => {
  test.each([
    ["the first watch at the first step needs no words", "", defaultSelection, "case", ""],
    ["what differs is named", "", wave, "case", "?dial=ART-WAVE"],
    ["so is the step", "", wave, "dial", "?dial=ART-WAVE&step=dial"],
    ["what was there before is replaced", "?dial=DI-GR&step=hands", wave, "case", "?dial=ART-WAVE"],
    ["and forgotten with a reset", "?dial=DI-GR&step=hands", defaultSelection, "case", ""],
    [
      "what belongs to others stays",
      "?utm_source=letter&dial=DI-GR",
      wave,
      "case",
      "?utm_source=letter&dial=ART-WAVE",
    ],
  ] as const)("%s", (_, search, selection, step, expected) => {
    expect(searchOf(search, selection, step)).toBe(expected);
  });
});

describe("stepOfSearch", () => {
  test.each([
    ["?step=strap", "strap"],
    ["?step=nothing", null],
    ["", null],
  ])("%j", (search, expected) => {
    expect(stepOfSearch(search)).toBe(expected);
  });
});
