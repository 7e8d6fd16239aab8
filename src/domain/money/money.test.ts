import { sampleRates as rates } from "@/tests/factories/sample-rates";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { chargeCurrency } from "./charge-currency";
import { convert } from "./convert";
import { currencies, currencyFromCookie, currencyFromLanguage, type Currency } from "./currency";
import { discounted } from "./discount";
import { formatMoney } from "./format-money";
import { addMinor, minor, minusMinor, multiplyMinor } from "./minor";
import { fromSmallestUnit, toSmallestUnit } from "./smallest-unit";

const anyCurrency = fc.constantFrom(...currencies);
const anyPrice = fc.integer({ min: 1, max: 50_000_000 }).map(minor);

describe("convert", () => {
  it.each([
    // Golden values of the default watch, and the case naive floats get wrong.
    [32_000, "EUR", 32_000],
    [32_000, "USD", 34_550],
    [32_000, "CHF", 31_350],
    [32_000, "GBP", 27_200],
    [32_000, "SAR", 129_600],
    [32_000, "QAR", 126_400],
    [32_000, "SGD", 46_700],
    [32_000, "JPY", 5_408_000],
    [32_000, "INR", 2_880_000],
    [4_750, "USD", 5_150],
    // Fractions on both sides of each border of the rule: .29 .30 .74 .75
    [1_000_027, "USD", 1_080_000],
    [1_000_028, "USD", 1_080_050],
    [1_000_069, "USD", 1_080_050],
    [1_000_070, "USD", 1_080_090],
    // The borders themselves belong to the ending above: 24.30 and 6.75.
    [2_250, "USD", 2_450],
    [625, "USD", 690],
    // Yen: nearest 50 hundredths, then whole yen.
    [1, "JPY", 200],
    [3, "JPY", 500],
    // Rupees: nearest 50 hundredths, a half goes up.
    [1, "INR", 100],
    [5, "INR", 450],
    // What would round to nothing stays as it is.
    [20, "USD", 22],
    [1, "GBP", 1],
    [0, "USD", 0],
    [0, "JPY", 0],
  ] as const)("%i euro cents are %s %i", (euro, currency, expected) => {
    expect(convert(minor(euro), currency, rates)).toBe(expected);
  });

  it("is exact integer arithmetic: equal to the rule written with BigInt", () => {
    const byRule = (euro: number, currency: Currency): bigint => {
      const scaled = BigInt(euro) * BigInt(rates[currency]);
      if (currency === "EUR") return BigInt(euro);
      if (currency === "INR" || currency === "JPY") {
        const fifties = ((scaled * 2n + 5_000n) / 10_000n) * 50n;
        return currency === "INR" ? fifties : ((fifties * 2n + 100n) / 200n) * 100n;
      }
      const fraction = scaled % 10_000n;
      return (scaled / 10_000n) * 100n + (fraction < 3_000n ? 0n : fraction < 7_500n ? 50n : 90n);
    };
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000_000 }), anyCurrency, (euro, currency) => {
        expect(BigInt(convert(minor(euro), currency, rates))).toBe(byRule(euro, currency));
      }),
    );
  });

  it("never makes a price free, nor a dearer one cheaper", () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 100_000 }), anyCurrency, (price, more, currency) => {
        fc.pre(price >= 100);
        expect(convert(price, currency, rates)).toBeGreaterThan(0);
        expect(convert(minor(price + more), currency, rates)).toBeGreaterThanOrEqual(
          convert(price, currency, rates),
        );
      }),
    );
  });

  it.each([
    // 320.00 EUR at the shop's own step: to the ten yen, to the hundred rupees.
    [32_010, "JPY", 1_000, 5_410_000],
    [32_010, "INR", 10_000, 2_880_000],
    // A step that would make a price free leaves it as it is.
    [100, "JPY", 100_000, 16_900],
    [100, "INR", 100_000, 9_000],
    // 1.69 yen: there is nothing between one yen and two.
    [1, "JPY", 100_000, 200],
    [32_010, "USD", 10_000, 34_550],
  ] as const)("%i euro cents are %s at the step %i: %i", (euro, currency, roundingStep, expected) => {
    expect(convert(minor(euro), currency, { ...rates, roundingStep })).toBe(expected);
  });

  it("gives yen without decimals, always", () => {
    fc.assert(fc.property(anyPrice, (price) => convert(price, "JPY", rates) % 100 === 0));
  });
});

describe("discounted", () => {
  it.each([
    [32_000, 0, 32_000],
    [32_000, 10, 28_800],
    [999, 15, 849],
    [1_050, 50, 525],
    [25, 50, 13],
    [32_000, 100, 0],
  ])("%i less %i %% is %i, halves up", (price, percent, expected) => {
    expect(discounted(minor(price), percent)).toBe(expected);
  });

  it.each([-1, 101, 12.5])("refuses %d %%", (percent) => {
    expect(() => discounted(minor(1_000), percent)).toThrow(RangeError);
  });
});

describe("minor", () => {
  it.each([1.5, NaN, Infinity, 2 ** 53])("refuses %d", (amount) => {
    expect(() => minor(amount)).toThrow(RangeError);
  });

  it("adds and multiplies without loss", () => {
    expect(addMinor(minor(1), minor(2), minor(-4))).toBe(-1);
    expect(multiplyMinor(minor(34_550), 3)).toBe(103_650);
    expect(minusMinor(minor(34_550))).toBe(-34_550);
  });
});

describe("currency of a visitor", () => {
  it.each([
    ["usd", "USD"],
    ["JPY", "JPY"],
    ["btc", "EUR"],
    ["", "EUR"],
  ])("cookie %s is %s", (cookie, currency) => {
    expect(currencyFromCookie(cookie)).toBe(currency);
  });

  it.each([
    ["fr", "EUR"],
    ["fr-FR", "EUR"],
    ["fr-CH", "CHF"],
    ["de-CH", "CHF"],
    ["it-CH", "CHF"],
    ["de-DE", "EUR"],
    ["en-US", "USD"],
    ["en-GB", "GBP"],
    ["en-IN", "INR"],
    ["en-SG", "SGD"],
    ["en", "EUR"],
    ["hi", "INR"],
    ["hi-IN", "INR"],
    ["ja", "JPY"],
    ["ja-JP", "JPY"],
    ["ar-SA", "SAR"],
    ["ar-QA", "QAR"],
    ["pt-BR", "EUR"],
    ["", "EUR"],
    // A tag begins with its language; what stands behind it is a variant or an extension.
    ["x-fr-ch", "EUR"],
    ["x-en-us", "EUR"],
    ["x-en-gb", "EUR"],
    ["x-ar-sa", "EUR"],
    ["x-ar-qa", "EUR"],
    ["x-ja", "EUR"],
    ["x-hi", "EUR"],
    ["x-en-sg", "EUR"],
  ])("language %s suggests %s", (tag, currency) => {
    expect(currencyFromLanguage(tag)).toBe(currency);
  });
});

describe("formatMoney", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");

  // Numbers are written as in fr-FR, en-EN and es-ES, Japanese like French. Source: specification §9.
  it.each([
    [32_000, "EUR", "320,00 €", "€320.00", "320,00 €"],
    [-32_000, "EUR", "−320,00 €", "−€320.00", "−320,00 €"],
    [34_550, "USD", "345,50 $US", "$345.50", "345,50 US$"],
    [31_350, "CHF", "313,50 CHF", "CHF 313.50", "313,50 CHF"],
    [129_600, "SAR", "1 296,00 SAR", "SAR 1,296.00", "1296,00 SAR"],
    [126_400, "QAR", "1 264,00 QAR", "QAR 1,264.00", "1264,00 QAR"],
    [27_200, "GBP", "272,00 £GB", "£272.00", "272,00 GBP"],
    [46_700, "SGD", "467,00 $SG", "SGD 467.00", "467,00 SGD"],
    [5_408_000, "JPY", "54 080 ¥", "¥54,080", "54.080 ¥"],
    [2_880_000, "INR", "28 800,00 ₹", "₹28,800.00", "28.800,00 INR"],
  ] as const)("%i hundredths of %s", (amount, currency, french, english, spanish) => {
    const read = locales.map((locale) => plain(formatMoney(minor(amount), currency, locale)));
    expect(read).toEqual([french, english, spanish, french]);
  });
});

describe("charging", () => {
  it("settles in euros unless the shop settles in the shown currency", () => {
    expect(chargeCurrency("USD", [])).toBe("EUR");
    expect(chargeCurrency("USD", ["USD"])).toBe("USD");
    expect(chargeCurrency("EUR", ["USD"])).toBe("EUR");
  });

  it("turns hundredths into the provider's smallest unit and back", () => {
    expect(toSmallestUnit(minor(5_408_000), "JPY")).toBe(54_080);
    expect(toSmallestUnit(minor(34_550), "USD")).toBe(34_550);
    expect(() => toSmallestUnit(minor(5_408_050), "JPY")).toThrow(RangeError);
    fc.assert(
      fc.property(anyPrice, anyCurrency, (price, currency) => {
        const shown = convert(price, currency, rates);
        expect(fromSmallestUnit(toSmallestUnit(shown, currency), currency)).toBe(shown);
      }),
    );
  });
});
