import { locales } from "@/src/domain/locale/locale";

/** How texts are not written, in messages and in the seed: docs/terms. */
export const wordingErrors = [
  // Values of an address are listed between points: · -350 ·
  { error: "has a hyphen for a minus sign", in: locales, found: /(?<![\p{L}\d.,)\]/-])(?<!· )-\d/u },
  {
    error: "writes thousands without a comma",
    in: ["en", "jp"],
    found: /(?<!\d|EN )\d{1,3}[ \u00a0\u202f]\d{3}(?!\d)|(?<!\d)21600/,
  },
  {
    error: "joins what is lacking by o or y",
    in: ["es"],
    found: /\bsin \p{L}+(?: \p{L}+){0,2} (?:o|y sin) \p{L}/u,
  },
  { error: "calls the customer あなた", in: ["jp"], found: /あなた/ },
  { error: "calls the house a shop or a company", in: ["jp"], found: /当店|当社|当方/ },
  { error: "has the law's words on a button", in: ["jp"], found: /支払い義務を伴う/ },
] as const;
