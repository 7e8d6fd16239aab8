import type { AmountForm } from "@/src/domain/money/amount-form";

/** Properties of a language. */
interface Language {
  /** Its own name. */
  readonly name: string;
  /** As browsers, search engines, feeds, mailboxes, the admin and Intl know it. */
  readonly tag: string;
  /** Dates are written as in this language. "en" alone would be American. */
  readonly dates: string;
  /** Numbers and amounts are written as in this language. Source: specification §9. */
  readonly numbers: string;
  /** Amounts, as Intl writes them for `numbers`. A browser's first format of Intl keeps a slow phone busy for a fifth of a second. */
  readonly amounts: AmountForm;
  /** Measures are written as in this language: as the running texts beside them do. */
  readonly measures: string;
  /** Their decimal separator. */
  readonly decimalSign: "," | ".";
  /** Country of the conventions on the PayPal page and in link previews. */
  readonly country: string;
  /** Country sent to the instalment message. Source: specification §7, third-party scripts. */
  readonly instalments: string;
  /** PostgreSQL's dictionary that brings words to their stem; "simple" where there is no stem to find. */
  readonly dictionary: string;
  /** Japanese is written without spaces, with its own punctuation and its own fonts. */
  readonly script: "latin" | "japanese";
}

const frenchAmounts = {
  group: "\u202f",
  parted: 4,
  decimalSign: ",",
  signs: {
    EUR: ["", "\u00a0€"],
    USD: ["", "\u00a0$US"],
    CHF: ["", "\u00a0CHF"],
    SAR: ["", "\u00a0SAR"],
    QAR: ["", "\u00a0QAR"],
    GBP: ["", "\u00a0£GB"],
    SGD: ["", "\u00a0$SG"],
    JPY: ["", "\u00a0¥"],
    INR: ["", "\u00a0₹"],
  },
} as const satisfies AmountForm;

/**
 * Every language of the shop, by the code it has in addresses, feeds, sitemaps and in the CMS. A new one is a row here,
 * a folder of message files (src/i18n/messages) and the seed's texts: see docs/languages.md.
 * Source: specification 1.2, 10.1.
 */
export const languages = {
  fr: {
    name: "Français",
    tag: "fr",
    dates: "fr",
    numbers: "fr-FR",
    amounts: frenchAmounts,
    measures: "fr-FR",
    decimalSign: ",",
    country: "FR",
    instalments: "FR",
    dictionary: "french",
    script: "latin",
  },
  en: {
    name: "English",
    tag: "en",
    dates: "en-GB",
    numbers: "en-EN",
    amounts: {
      group: ",",
      parted: 4,
      decimalSign: ".",
      signs: {
        EUR: ["€", ""],
        USD: ["$", ""],
        CHF: ["CHF\u00a0", ""],
        SAR: ["SAR\u00a0", ""],
        QAR: ["QAR\u00a0", ""],
        GBP: ["£", ""],
        SGD: ["SGD\u00a0", ""],
        JPY: ["¥", ""],
        INR: ["₹", ""],
      },
    },
    measures: "en-EN",
    decimalSign: ".",
    country: "GB",
    instalments: "US",
    dictionary: "english",
    script: "latin",
  },
  es: {
    name: "Español",
    tag: "es",
    dates: "es",
    numbers: "es-ES",
    amounts: {
      group: ".",
      parted: 5,
      decimalSign: ",",
      signs: {
        EUR: ["", "\u00a0€"],
        USD: ["", "\u00a0US$"],
        CHF: ["", "\u00a0CHF"],
        SAR: ["", "\u00a0SAR"],
        QAR: ["", "\u00a0QAR"],
        GBP: ["", "\u00a0GBP"],
        SGD: ["", "\u00a0SGD"],
        JPY: ["", "\u00a0¥"],
        INR: ["", "\u00a0INR"],
      },
    },
    // Thousands are set off by a space, as in French.
    measures: "fr-FR",
    decimalSign: ",",
    country: "ES",
    instalments: "ES",
    dictionary: "spanish",
    script: "latin",
  },
  // `jp` is a country; the language is `ja`. Never give Intl 'jp': it silently answers with the host's language.
  jp: {
    name: "日本語",
    tag: "ja",
    dates: "ja",
    numbers: "fr-FR",
    amounts: frenchAmounts,
    measures: "ja-JP",
    decimalSign: ".",
    country: "JP",
    instalments: "FR",
    dictionary: "simple",
    script: "japanese",
  },
} as const satisfies Record<string, Language>;
