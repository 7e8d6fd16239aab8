import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

/** What outlives a transaction, and would stay with a connection that the next transaction of anybody is lent. Source: decision 0086. */
const boundToSession: readonly RegExp[] = [
  /pg_(?:try_)?advisory_(?:un)?lock(?:_shared)?\b/,
  /["'`]\s*(?:un)?listen\s+["\w]/,
  /["'`]\s*set\s+(?!local\b|transaction\b|constraints\b)(?:session\s+)?[\w.]+\s*(?:=|to\s)/,
  /set_config\([^)]*\bfalse\)/,
  /create\s+temp(?:orary)?\s+table\s+(?:if not exists\s+)?\S+\s+(?!on commit drop)/,
  /["'`]\s*(?:prepare\s+\w+\s*(?:\(|as\b)|deallocate\b|discard\s+(?:all|plans|sequences|temp)\b)/,
  /\bcursor\s+with\s+hold\b/,
];

const isBound = (text: string) => boundToSession.some((pattern) => pattern.test(text.toLowerCase()));

test.each([
  ["select pg_advisory_lock(1)", true],
  ["select pg_try_advisory_xact_lock(1)", false],
  ['query("LISTEN edits")', true],
  ["query(`set statement_timeout = 100`)", true],
  ['query("set local work_mem = 1")', false],
  ["update orders set state = 'paid'", false],
  ["set_config('x', 'y', false)", true],
  ["set_config('x', 'y', true)", false],
  ["create temp table t as select", true],
  ["create temp table t on commit drop as select", false],
  ["query('prepare find as select')", true],
  ["query('discard all')", true],
  ["Discard the draft", false],
  ["declare all cursor with hold for select", true],
])("%s: bound to its session is %s", (statement, expected) => {
  expect(isBound(statement)).toBe(expected);
});

test("no statement of the shop is bound to its session", () => {
  const files = ["src", "collections", "globals"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => isBound(readFileSync(file, "utf8")))).toEqual([]);
});
