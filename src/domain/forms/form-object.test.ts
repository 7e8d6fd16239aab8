import { describe, expect, test } from "vitest";
import { formObject, type FormShape } from "./form-object";

describe("a form as an object", () => {
  test.each<[form: string, shape: FormShape, object: object]>([
    ["sku=DI0136&quantity=2", {}, { sku: "DI0136", quantity: "2" }],
    ["sku=DI0136&quantity=2", { numbers: ["quantity"] }, { sku: "DI0136", quantity: 2 }],
    ["quantity=2.5&n=-3", { numbers: ["quantity", "n"] }, { quantity: 2.5, n: -3 }],
    ["quantity=42&n=1.25", { numbers: ["quantity", "n"] }, { quantity: 42, n: 1.25 }],
    // More digits than a number keeps.
    ["n=1234567890123456", { numbers: ["n"] }, { n: "1234567890123456" }],
    ["quantity=two&n=", { numbers: ["quantity", "n"] }, { quantity: "two", n: "" }],
    ["quantity=0x10", { numbers: ["quantity"] }, { quantity: "0x10" }],
    ["avoided=red&avoided=blue", {}, { avoided: ["red", "blue"] }],
    ["overwrite=on", { flags: ["overwrite"] }, { overwrite: true }],
    ["overwrite=", { flags: ["overwrite"] }, { overwrite: false }],
    ["", { flags: ["overwrite"] }, { overwrite: false }],
    // A hidden "false" before the box, as many forms write it: the box counts.
    ["overwrite=false&overwrite=on", { flags: ["overwrite"] }, { overwrite: true }],
    ["a=%E6%99%82%E8%A8%88+1", {}, { a: "時計 1" }],
  ])("%s with %j", (form, shape, object) => {
    expect(formObject(new URLSearchParams(form), shape)).toEqual(object);
  });

  test("a name of the language's own is a name like any other", () => {
    const made = formObject(new URLSearchParams("__proto__=x&constructor=y"));
    expect(Object.keys(made)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  });
});
