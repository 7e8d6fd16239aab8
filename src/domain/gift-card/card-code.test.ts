import fc from "fast-check";
import { expect, test } from "vitest";
import { cardCode, codeEnding, groupedCode, readCardCode } from "./card-code";

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

test("a code is seven groups of four, and reads back as it was written", () => {
  fc.assert(
    fc.property(bytes, (secret) => {
      const code = cardCode(secret);
      expect(groupedCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      for (const written of [code, groupedCode(code), ` ${groupedCode(code).toLowerCase()} `])
        expect(readCardCode(written)).toEqual({ ok: true, value: code });
      expect(groupedCode(code).endsWith(codeEnding(code))).toBe(true);
    }),
  );
});

test("all 128 bits are in it", () => {
  expect(cardCode(new Uint8Array(16)).slice(0, 26)).toBe("0".repeat(26));
  expect(cardCode(new Uint8Array(16).fill(255)).slice(0, 26)).toBe(`7${"Z".repeat(25)}`);
  expect(() => cardCode(new Uint8Array(15))).toThrow(RangeError);
});

test("one wrong letter, or two that changed places, is noticed", () => {
  const letters = Array.from("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
  fc.assert(
    fc.property(bytes, fc.nat(27), fc.constantFrom(...letters), (secret, place, letter) => {
      const code = cardCode(secret);
      const wrong = code.slice(0, place) + letter + code.slice(place + 1);
      expect(readCardCode(wrong).ok).toBe(wrong === code);
      const next = code.slice(place, place + 2);
      const swapped = code.slice(0, place) + Array.from(next).toReversed().join("") + code.slice(place + 2);
      expect(readCardCode(swapped).ok).toBe(swapped === code);
    }),
    { numRuns: 500 },
  );
});

test("an O is a zero, an I and an L are a one", () => {
  const code = cardCode(Uint8Array.from({ length: 16 }, (_, place) => (place * 37) % 256));
  for (const one of ["l", "i", "L", "I"]) {
    const written = code.replaceAll("0", "o").replaceAll("1", one);
    expect(readCardCode(written)).toEqual({ ok: true, value: code });
  }
});

test("a letter that no code has is refused, whatever its check letters say", () => {
  const code = cardCode(Uint8Array.from({ length: 16 }, (_, place) => (place === 15 ? 31 : 0)));
  expect(code.slice(0, 26)).toBe(`${"0".repeat(25)}Z`);
  // A letter that is not there would count as one less than nothing: 32 - 1 is the Z.
  expect(readCardCode(`${"0".repeat(24)}1U${code.slice(26)}`).ok).toBe(false);
});

test("more or less than a code is none", () => {
  const code = cardCode(new Uint8Array(16).fill(7));
  for (const written of [`${code}0`, code.slice(0, -1), code.slice(0, 26), code + code]) {
    expect(readCardCode(written).ok).toBe(false);
  }
  expect(groupedCode("")).toBe("");
});

test.each(["", "GC-050", "0000-0000", "x".repeat(28), "Ü".repeat(28)])("%s is none", (written) => {
  expect(readCardCode(written)).toEqual({ ok: false, error: "not-a-code" });
});
