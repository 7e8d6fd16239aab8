import { describe, expect, test } from "vitest";
import { argumentError } from "./message-arguments";

const error = (missing: string[], unknown: string[]) => ({ isBroken: false, missing, unknown });

describe("a translator's text stands in for the file's when it fills in the same names", () => {
  test.each([
    ["Panier", "Mon panier", null],
    ["{count} articles", "Articles : {count}", null],
    ["{count} articles", "Articles", error(["{count}"], [])],
    ["Bonjour", "Bonjour {name}", error([], ["{name}"])],
    ["{days, plural, one {# jour} other {# jours}}", "{days}日", null],
    ["{days, plural, one {# jour} other {# jours}}", "{days, plural, other {# días}}", null],
    // Forms are for texts that had some: the browser's own texts are filled in without them.
    ["{days} jours", "{days, plural, one {# jour} other {# jours}}", error([], ["{days, …}"])],
    ["<b>{price}</b> ttc", "{price} incl. tax", error(["<b>"], [])],
    // A straight apostrophe before a brace quotes it in ICU: the name would be shown as it is.
    ["Le prix de {name}", "Le prix d'{name}", error(["{name}"], [])],
    ["Le prix de {name}", "Le prix d’{name}", null],
  ])("%s → %s", (original, text, expected) => {
    expect(argumentError(original, text)).toEqual(expected);
  });

  test.each(["{count", "{count, plural, one {#}}", "<b>gras"])("broken: %s", (text) => {
    expect(argumentError("{count}", text)?.isBroken).toBe(true);
  });
});
