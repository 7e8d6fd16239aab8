import { describe, expect, test } from "vitest";
import { sampleProduct, sampleLine, sampleWatch } from "@/tests/factories/sample-offer";
import { quiz as seeded } from "@/src/seed/content/quiz";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { offersOf } from "@/src/domain/watch/offer";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { proposeWatch } from "./propose-watch";
import type { Quiz } from "./quiz";
import { givenAnswers, rankOffers, type GivenAnswer } from "./rank-offers";
import { isTraitValue } from "./traits";

const offers = offersOf(
  [
    sampleWatch("DI01", { line: sampleLine("distinction"), color: "argent" }),
    sampleWatch("DI02", { line: sampleLine("distinction"), color: "vert" }),
    sampleWatch("DIPIMM", { line: sampleLine("distinction-rose"), color: "vert" }),
  ],
  [
    sampleProduct("DI01", 36, 31_000),
    sampleProduct("DI02", 40, 31_000),
    sampleProduct("DIPIMM", 36, 48_000, { availability: "made-to-order" }),
  ],
);

/** The seeded quiz as read from the database. */
const quiz: Quiz = {
  questions: seeded.map(({ key, title, text, answers }) => ({
    key,
    title,
    text: text ?? { fr: "" },
    answers: answers.map(({ key: word, title: label, note, rules = [], parts = [] }) => ({
      key: word,
      label,
      note: note ?? { fr: "" },
      illustration: null,
      rules: rules.map(({ trait, values, points }) => ({
        trait,
        values: values.split(",").map((value) => value.trim()),
        points,
      })),
      parts,
    })),
  })),
};

const given = (query: string) => givenAnswers(quiz, new URLSearchParams(query));
const ranked = (query: string) =>
  rankOffers(offers, given(query)).map(({ offer, points }) => [offer.watch.code, points]);

describe("answers rank the watches by the rules of the quiz", () => {
  test.each([
    [
      "",
      [
        ["DI01", 0],
        ["DI02", 0],
        ["DIPIMM", 0],
      ],
    ],
    [
      "poignet=large",
      [
        ["DI02", 5],
        ["DI01", 0],
        ["DIPIMM", 0],
      ],
    ],
    [
      "poignet=unknown",
      [
        ["DI01", 0],
        ["DI02", 0],
        ["DIPIMM", 0],
      ],
    ],
    [
      "lumiere=profonde&main=pierre",
      [
        ["DIPIMM", 10],
        ["DI02", 5],
        ["DI01", 0],
      ],
    ],
    [
      "lumiere=ciel&foo=bar&poignet=small",
      [
        ["DI01", 5],
        ["DIPIMM", 5],
        ["DI02", 0],
      ],
    ],
  ])("%s", (query, expected) => {
    expect(ranked(query)).toEqual(expected);
  });

  test("each answer lists its points and its maximum", () => {
    const [first] = rankOffers(offers, given("poignet=small&lumiere=claire"));
    expect(first?.reasons.map(({ question, points, of }) => [question.key, points, of])).toEqual([
      ["poignet", 5, 5],
      ["lumiere", 5, 5],
    ]);
  });
});

test("the delivered rules hold values their trait knows", () => {
  const rules = quiz.questions.flatMap(({ answers }) => answers.flatMap((answer) => answer.rules));
  const wrong = rules.filter(({ trait, values }) => values.some((value) => !isTraitValue(trait, value)));
  expect(wrong).toEqual([]);
});

describe("the bespoke proposal", () => {
  const catalogue = seedCatalogue(() => undefined);
  const sold = catalogue.dial.filter(({ enabled, key }) => enabled && key !== defaultSelection.dial);
  const answer = (...parts: readonly { field: keyof Selection; key: string }[]) =>
    ({ answer: { parts } }) as unknown as GivenAnswer;
  const dialOf = (...given: readonly GivenAnswer[]) => proposeWatch(given, catalogue).dial;

  test("has the parts of the answers, the later ones before the earlier", () => {
    const [one, other] = [
      answer({ field: "dial", key: sold[0]!.key }),
      answer({ field: "dial", key: sold[1]!.key }),
    ];
    expect(dialOf(one)).toBe(sold[0]?.key);
    expect(dialOf(one, other)).toBe(sold[1]?.key);
    expect(dialOf()).toBe(defaultSelection.dial);
  });

  test("ignores an unknown part or one that is no longer sold", () => {
    expect(dialOf(answer({ field: "dial", key: "GONE" }))).toBe(defaultSelection.dial);
    const closed = catalogue.dial.map((dial) => ({ ...dial, enabled: dial.key !== sold[0]?.key }));
    const proposal = proposeWatch([answer({ field: "dial", key: sold[0]!.key })], {
      ...catalogue,
      dial: closed,
    });
    expect(proposal.dial).toBe(defaultSelection.dial);
  });
});

test("for any answers the proposal can be built and its parts are on sale", () => {
  const catalogue = seedCatalogue(() => undefined);
  const answers = quiz.questions.map((question) => question.answers.map((answer) => ({ question, answer })));
  // One answer of each question, all combinations of neighbours: 6 × 4 × 4 pairs and all of one column.
  for (let column = 0; column < 4; column += 1) {
    for (let other = 0; other < 4; other += 1) {
      const chosen = answers.flatMap((list, index) => list[(index % 2 ? other : column) % list.length] ?? []);
      expect(checkSelection(proposeWatch(chosen, catalogue), catalogue)).toEqual([]);
    }
  }
  const parts = quiz.questions.flatMap(({ answers: all }) => all.flatMap((answer) => answer.parts));
  const missing = parts.filter(
    ({ field, key }) => !catalogue[field].some((option) => option.key === key && option.enabled),
  );
  expect(missing).toEqual([]);
});
