import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { pageForms } from "@/src/domain/forms/form-name";
import { allForms } from "./all-forms";
import { answersSchema } from "./form";
import { choice, day, email, line, phone, prose, site, whole, type FormField } from "./form-field";

const errorOf = ({ schema }: FormField, input: unknown) => {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? parsed.output : { error: parsed.issues[0].message };
};
const wrong = (error: string) => ({ error });

describe("one field", () => {
  test.each<[string, FormField, unknown, unknown]>([
    ["trims", line(5), "  ab ", "ab"],
    ["missing", line(5), undefined, wrong("required")],
    ["only spaces", line(5), "   ", wrong("required")],
    ["too long", line(5), "abcdef", wrong("long")],
    ["not text", line(5), { a: 1 }, wrong("text")],
    ["null character", line(5), "a\0", wrong("text")],
    ["optional, left out", line(5, { optional: true }), undefined, ""],
    ["optional, but too long", line(5, { optional: true }), "abcdef", wrong("long")],
    ["too short a text", prose({ minLength: 3 }), "ab", wrong("short")],
    ["address in capitals", email(), " Ada@Example.COM ", "ada@example.com"],
    [
      "address of an international domain",
      email(),
      "o'brien@Bücher.example",
      "o'brien@xn--bcher-kva.example",
    ],
    ["address without an end", email(), "ada@example", wrong("email")],
    ["address that is none", email(), "ada", wrong("email")],
    ["one of the list", choice(["a", "b"]), "b", "b"],
    ["none of the list", choice(["a", "b"]), "c", wrong("choice")],
    ["whole number", whole(1, 10), "10", "10"],
    ["whole number as the browser's language writes it", whole(1, 5000), "1 000,00", "1000"],
    ["number from a program", whole(1, 10), 3, "3"],
    ["beyond the limit", whole(1, 10), "11", wrong("number")],
    ["no whole number", whole(1, 10), "1.5", wrong("number")],
    ["day", day(), "2026-02-28", "2026-02-28"],
    ["no day of the calendar", day(), "2026-02-30", wrong("day")],
    ["site without its scheme", site(), "exemple.fr/blog", "exemple.fr/blog"],
    ["site that runs something", site(), "javascript:alert(1)", wrong("url")],
    ["telephone", phone(), "+33 6 12 34 56 78", "+33 6 12 34 56 78"],
    ["no telephone", phone(), "call me", wrong("phone")],
  ])("%s", (_, field, input, outcome) => {
    expect(errorOf(field, input)).toEqual(outcome);
  });
});

/** Browsers ignore a pattern that they cannot compile with this flag. */
test.each(
  Object.values(allForms).flatMap(({ name, fields }) =>
    Object.entries<FormField>(fields).flatMap(
      ([
        field,
        {
          control: { pattern },
        },
      ]) => (pattern === undefined ? [] : [[`${name}.${field}`, pattern] as const]),
    ),
  ),
)("the pattern of %s compiles in browsers", (_, pattern) => {
  expect(() => new RegExp(pattern, "v")).not.toThrow();
});

describe.each(Object.values(allForms))("$name", (form) => {
  test("whatever is sent, an answer is text and an error has a message", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(form.fields), "x"), fc.anything()), (body) => {
        const parsed = v.safeParse(answersSchema(form), body);
        if (parsed.success) return Object.values(parsed.output).every((answer) => typeof answer === "string");
        return parsed.issues.every(({ message, ...issue }) => {
          const field = form.fields[v.getDotPath({ message, ...issue }) ?? ""];
          return field?.control.errors.some((error) => error === message);
        });
      }),
    );
  });
});

test("every form an editor can place is defined, under its own name", () => {
  for (const name of pageForms) expect(allForms[name].name).toBe(name);
});
