import vm from "node:vm";
import { expect, test } from "vitest";
import { currencyFromCookie, currencyFromLanguage } from "@/src/domain/money/currency";
import { firstScript } from "./first-script";

interface Root {
  readonly dataset: { currency?: string; promo?: string };
}

/** Runs the script as a browser would, on a document that has only the parts the script uses. */
function run(cookie: string, language: string): Root["dataset"] {
  const root: Root = { dataset: {} };
  class MutationObserver {
    observe(target: unknown) {
      expect(target).toBe(root);
    }
  }
  vm.runInNewContext(firstScript(), {
    document: { cookie, documentElement: root },
    navigator: { language },
    MutationObserver,
    JSON,
    decodeURIComponent,
  });
  return root.dataset;
}

test.each([
  "fr",
  "fr-FR",
  "fr-CH",
  "de-CH",
  "it-CH",
  "de",
  "en-US",
  "en-GB",
  "en-SG",
  "en-IN",
  "hi",
  "ja",
  "ja-JP",
  "ar-SA",
  "ar-QA",
  "es",
  "",
])("without a cookie, %s shows the currency of the domain's rules", (language) => {
  expect(run("", language).currency).toBe(currencyFromLanguage(language));
});

test.each(["usd", "USD", "JPY", "XYZ", ""])(
  "the cookie %s decides, whatever the browser's language",
  (saved) => {
    expect(run(`theme=dark; currency=${saved}; other=1`, "en-GB").currency).toBe(currencyFromCookie(saved));
  },
);

test("the promo code is shown in upper case, and another cookie is not taken for it", () => {
  expect(run("promo=etabli10", "fr").promo).toBe("ETABLI10");
  expect(run("mypromo=x", "fr").promo).toBeUndefined();
});

test("a cookie that cannot be decoded is ignored", () => {
  expect(run("currency=%E0%A4%A", "ja").currency).toBe("JPY");
});
