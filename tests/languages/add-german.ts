import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TextTree } from "@/src/i18n/text-tree";
import { prefixOf } from "./message-files";

/** The row of the registry. */
const row = `  de: {
    name: "Deutsch",
    tag: "de",
    dates: "de",
    numbers: "de-DE",
    amounts: {
      group: ".",
      parted: 4,
      decimalSign: ",",
      signs: {
        EUR: ["", "\\u00a0€"],
        USD: ["", "\\u00a0$"],
        CHF: ["", "\\u00a0CHF"],
        SAR: ["", "\\u00a0SAR"],
        QAR: ["", "\\u00a0QAR"],
        GBP: ["", "\\u00a0£"],
        SGD: ["", "\\u00a0SGD"],
        JPY: ["", "\\u00a0¥"],
        INR: ["", "\\u00a0₹"],
      },
    },
    measures: "de-DE",
    decimalSign: ",",
    country: "DE",
    instalments: "DE",
    dictionary: "german",
    script: "latin",
  },
`;

/** Prefix of every text without a translation in this test. */
export const mark = "DE ";

/** Some real translations, by file and path. */
export const german: Readonly<Record<string, string>> = {
  "common.skip": "Zum Inhalt springen",
  "mail.sign-in-code.subject": "{code} ist Ihr Code für {brand}",
  "mail.footer.questions": "Fragen? Schreiben Sie uns an {email}.",
};

const marked = (texts: TextTree, prefix: string): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? (german[prefix + key] ?? mark + text) : marked(text, `${prefix}${key}.`),
    ]),
  );

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

const addRow = (root: string) =>
  edit(path.join(root, "src/domain/locale/languages.ts"), (text) =>
    text.replace("} as const satisfies Record", `${row}} as const satisfies Record`),
  );

function addMessages(messages: string): void {
  mkdirSync(path.join(messages, "de"));
  for (const file of readdirSync(path.join(messages, "en"))) {
    const english: TextTree = JSON.parse(readFileSync(path.join(messages, "en", file), "utf8"));
    const texts = marked(english, prefixOf(path.basename(file, ".json")));
    writeFileSync(path.join(messages, "de", file), JSON.stringify(texts, null, 2));
  }
}

/** Half of the seed's texts, and one of the long ones: what is not translated yet is French. */
function addSeedTexts(texts: string): void {
  const english: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(path.join(texts, "en.json"), "utf8"),
  );
  const half = Object.entries(english).filter((_, place) => place % 2 === 0);
  writeFileSync(path.join(texts, "de.json"), JSON.stringify(Object.fromEntries(half), null, 2));
  mkdirSync(path.join(texts, "de"));
  cpSync(path.join(texts, "en/mentions-legales.md"), path.join(texts, "de/mentions-legales.md"));
}

/** Adds German to a working copy like a developer: a row, message files, the seed's texts. */
export function addGerman(root: string): void {
  addRow(root);
  addMessages(path.join(root, "src/i18n/messages"));
  addMessages(path.join(root, "src/i18n/admin"));
  edit(path.join(root, "src/i18n/admin/blocks.json"), (text) =>
    text.replace(/"en": "((?:[^"\\]|\\.)*)",/g, `$& "de": "${mark}$1",`),
  );
  addSeedTexts(path.join(root, "content/texts"));
}
