import { expect, test } from "vitest";
import { decodeForm, UnreadableForm } from "./decode-form";

const readable: [string, unknown][] = [
  ["a=1", { a: "1" }],
  ["a=1&a=2", { a: "2" }],
  ["name=%C3%89t%C3%A9+42", { name: "Été 42" }],
  ["a[b]=1&a[c]=2", { a: { b: "1", c: "2" } }],
  ["a[]=x&a[]=y", { a: ["x", "y"] }],
  ["a[1]=y&a[0]=x", { a: ["x", "y"] }],
  [
    "items[0][price_data][currency]=eur&items[0][quantity]=2",
    { items: [{ price_data: { currency: "eur" }, quantity: "2" }] },
  ],
  ["a%5B0%5D%5Bb%5D=1", { a: [{ b: "1" }] }],
  ["", {}],
];

test.each(readable)("%s is read", (body, fields) => {
  expect(JSON.parse(JSON.stringify(decodeForm(body)))).toEqual(fields);
});

test.each(["a[=1", "a]b=1", "[a]=1", "a[b]c=1", `a${"[b]".repeat(13)}=1`])("%s is refused", (body) => {
  expect(() => decodeForm(body)).toThrow(UnreadableForm);
});

test("a field named like a prototype is only a field", () => {
  const fields = decodeForm("__proto__[isAdmin]=true");
  expect(Object.keys(fields)).toEqual(["__proto__"]);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});
