import { describe, expect, test } from "vitest";
import { argumentError } from "./message-arguments";

type Placed = readonly [name: string, at: number];

const placed = (names: readonly Placed[]) => names.map(([name, at]) => ({ name, at }));
const error = (missing: string[], unknown: Placed[], damaged: Placed[] = []) => ({
  brokenAt: null,
  missing,
  unknown: placed(unknown),
  damaged: placed(damaged),
});

describe("a translator's text stands in for the file's when it fills in the same names", () => {
  test.each([
    ["Panier", "Mon panier", null],
    ["{count} articles", "Articles : {count}", null],
    ["{count} articles", "Articles", error(["{count}"], [])],
    ["Bonjour", "Bonjour {name}", error([], [["{name}", 9]])],
    ["{days, plural, one {# jour} other {# jours}}", "{days}日", null],
    ["{days, plural, one {# jour} other {# jours}}", "{days, plural, other {# días}}", null],
    // Forms are for texts that had some: the browser's own texts are filled in without them.
    ["{days} jours", "{days, plural, one {# jour} other {# jours}}", error([], [["{days, …}", 1]])],
    ["<b>{price}</b> ttc", "{price} incl. tax", error(["<b>"], [])],
    // A straight apostrophe before a brace quotes it in ICU: the name would be shown as it is.
    ["Le prix de {name}", "Le prix d'{name}", error(["{name}"], [])],
    ["Le prix de {name}", "Le prix d’{name}", null],
    // The browser fills in plain braces only.
    ["{count} articles", "Artículos: { count }", error([], [], [["{ count }", 12]])],
    ["{count} articles", "｛count｝点", error(["{count}"], [], [["｛count｝", 1]])],
    ["{count} articles", "[count] items", error(["{count}"], [], [["[count]", 1]])],
    ["{count} articles", "{número} artículos", error(["{count}"], [["{número}", 1]])],
    ["{count} articles", "{count} items (count)", null],
  ])("%s → %s", (original, text, expected) => {
    expect(argumentError(original, text)).toEqual(expected);
  });

  test.each([
    ["{count", 1],
    ["{count, plural, one {#}}", 24],
    ["<b>gras", 1],
    ["À {{count}}", 3],
  ])("broken: %s, at %i", (text, at) => {
    expect(argumentError("{count}", text)?.brokenAt).toBe(at);
  });
});
