import vm from "node:vm";
import { describe, expect, test } from "vitest";
import { languageTag, locales } from "@/src/domain/locale/locale";
import { currencies, type Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { priceAmounts, priceText } from "@/src/components/price/price-texts";
import { firstScript } from "./first-script";
import { sampleRates as rates } from "@/tests/factories/sample-rates";

interface Change {
  readonly type: string;
  readonly target: FakeElement;
  readonly addedNodes: readonly FakeElement[];
}

/** The parts of an element that the script uses. */
class FakeElement {
  readonly nodeType = 1;
  textContent = "320,00 €";
  constructor(private readonly price: string) {}
  readonly matches = () => true;
  readonly getAttribute = () => this.price;
  readonly hasAttribute = () => false;
  readonly querySelectorAll = () => [];
}

/** Result of the script for a price while the page is parsed. */
function shown(price: string, currency: Currency, lang: string): string {
  const element = new FakeElement(price);
  let tell: (changes: readonly Change[]) => void = () => undefined;
  class MutationObserver {
    constructor(listener: typeof tell) {
      tell = listener;
    }
    observe() {
      return undefined;
    }
  }
  vm.runInNewContext(firstScript(), {
    document: { cookie: `currency=${currency}`, documentElement: { lang, dataset: {} } },
    navigator: { language: "fr" },
    MutationObserver,
    // It must not use Intl.
    Intl: undefined,
    decodeURIComponent,
  });
  tell([{ type: "childList", target: new FakeElement(""), addedNodes: [element] }]);
  return element.textContent;
}

const others = currencies.filter((currency) => currency !== "EUR");

describe.each(locales)("in %s", (locale) => {
  test.each(others)("a price in %s is formatted like formatMoney", (currency) => {
    for (const euro of [-32_000, 1, 4_750, 32_000, 123_456, 50_000_000]) {
      const amounts = priceAmounts(minor(euro), rates);
      expect(shown(amounts, currency, languageTag(locale))).toBe(
        priceText(minor(euro), currency, rates, locale),
      );
    }
  });
});

test("in euros the page is not changed", () => {
  expect(shown(priceAmounts(minor(32_000), rates), "EUR", "fr")).toBe("320,00 €");
});

test("a sentence for each currency is used unchanged", () => {
  const sentences = currencies.map((code) => `${code}|${code === "USD" ? "3 × $103" : ""}`).join(";");
  expect(shown(sentences, "USD", "en")).toBe("3 × $103");
  expect(shown(sentences, "GBP", "en")).toBe("");
});
