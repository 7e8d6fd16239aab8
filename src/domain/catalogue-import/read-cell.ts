import { isLink } from "@/src/domain/content/link-owner";
import { parseAmount } from "@/src/domain/money/parse-amount";
import { fail, ok, type Result } from "@/src/domain/result";
import { unguardFormula } from "@/src/domain/translation/formula-guard";
import type { Cell } from "./cell";
import type { Column, Value } from "./column";

/** Why a cell cannot be read. */
export type CellProblem =
  | "formula"
  | "date"
  | "error-cell"
  | "amount"
  | "ambiguous"
  | "currency"
  | "negative"
  | "absurd"
  | "decimals"
  | "number"
  | "range"
  | "flag"
  | "choice"
  | "form"
  | "address"
  | "too-long";

type Read = Result<Value, CellProblem>;

const formula = /^[=+\-@＝＋－＠\t\r]/u;
const spaces = /[\s\u00a0\u202f'’]/gu;
/** "1,290" is a thousand in one language and one in another. */
const ambiguous = /^\d{1,3}[.,]\d{3}$/;
const negative = /^[-−(]/u;

function readMoney(typed: string, max: number): Read {
  const bare = typed.replace(spaces, "").replace(/^(?:€|EUR)|(?:€|EUR)$/iu, "");
  if (/[\p{Sc}]|[A-Za-z]{2,}/u.test(bare)) return fail("currency");
  if (negative.test(bare)) return fail("negative");
  if (ambiguous.test(bare)) return fail("ambiguous");
  const amount = parseAmount(bare);
  if (amount !== null) return amount > max ? fail("absurd") : ok(amount);
  return fail(/^\d+[.,]\d{3,}$/.test(bare) ? "decimals" : "amount");
}

function moneyOfNumber(amount: number, max: number): Read {
  if (amount < 0) return fail("negative");
  const cents = Math.round(amount * 100);
  if (cents > max) return fail("absurd");
  return Math.abs(amount * 100 - cents) > 1e-6 ? fail("decimals") : ok(cents);
}

function readNumber(typed: string, isWhole: boolean): Result<number, CellProblem> {
  const bare = typed.replace(spaces, "").replace("−", "-");
  if (!isWhole && ambiguous.test(bare)) return fail("ambiguous");
  const isNumber = isWhole ? /^[+-]?\d{1,7}$/.test(bare) : /^[+-]?\d{1,7}([.,]\d{1,2})?$/.test(bare);
  return isNumber ? ok(Number(bare.replace(",", "."))) : fail("number");
}

function withinBounds(number: number, { kind, min = -1e7, max = 1e7 }: Column): Read {
  if (!Number.isFinite(number) || (kind === "whole" && !Number.isInteger(number))) return fail("number");
  return number < min || number > max ? fail("range") : ok(number);
}

/** Yes and no in the languages of the shop, and as spreadsheets write them. */
const flags = new Map<string, boolean>([
  ...["true", "vrai", "verdadero", "1", "oui", "yes", "sí", "si", "x", "はい"].map(
    (word) => [word, true] as const,
  ),
  ...["false", "faux", "falso", "0", "non", "no", "いいえ"].map((word) => [word, false] as const),
]);

const keysOf = (text: string) => text.split(/[\s,;]+/u).filter((word) => word !== "");

function readText(text: string, { kind, form, choices, mostLetters }: Column): Read {
  if (mostLetters !== undefined && text.length > mostLetters) return fail("too-long");
  // More than a cell of a workbook holds, and than a page can bear.
  if (text.length > 32_000) return fail("too-long");
  if (form && !form.test(text)) return fail("form");
  if (kind === "address" && !isLink(text)) return fail("address");
  if (kind === "choice" && !choices?.includes(text)) return fail("choice");
  return ok(kind === "keys" ? [...new Set(keysOf(text))].join(" ") : text);
}

function readTyped(column: Column, typed: string): Read {
  const text = typed.trim().replaceAll(/\r\n?/g, "\n");
  if (column.kind === "money")
    return formula.test(text) && text.startsWith("=") ? fail("formula") : readMoney(text, column.max ?? 0);
  if (column.kind === "whole" || column.kind === "decimal") {
    const number = readNumber(text, column.kind === "whole");
    if (!number.ok) return formula.test(text) ? fail("formula") : number;
    return withinBounds(number.value, column);
  }
  if (formula.test(text)) return fail("formula");
  const word = unguardFormula(text);
  if (column.kind !== "flag") return readText(word, column);
  const flag = flags.get(word.toLowerCase());
  return flag === undefined ? fail("flag") : ok(flag);
}

/** The value of a cell that is not empty. */
export function readCell(column: Column, cell: Cell): Read {
  if (cell.kind === "formula" || cell.kind === "date" || cell.kind === "error-cell") return fail(cell.kind);
  if (cell.kind === "flag")
    return column.kind === "flag" ? ok(cell.flag) : readTyped(column, String(cell.flag));
  if (cell.kind === "text") return readTyped(column, cell.text);
  const { number } = cell;
  if (column.kind === "money") return moneyOfNumber(number, column.max ?? 0);
  if (column.kind === "whole" || column.kind === "decimal") return withinBounds(number, column);
  return readTyped(column, String(number));
}
