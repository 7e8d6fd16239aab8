import { expect, test } from "vitest";
import { momentFormat } from "./moment-formats";

test.each([
  ["fr", "dd/MM/yyyy"],
  ["en", "d MMM yyyy"],
  ["es", "dd/MM/yyyy"],
  ["ja", "yyyy/MM/dd"],
])("a day is typed as %s writes it, an hour after it", (language, day) => {
  expect(momentFormat(language, false)).toBe(day);
  expect(momentFormat(language, true)).toBe(`${day} HH:mm`);
});
