import { expect, test } from "vitest";
import { mailKindName } from "./mail-kind-name";

test.each([
  ["order-shipped", "fr", "Expédition"],
  ["sign-in-code", "es", "Código de acceso"],
  ["sign-in-code", "de", "Sign-in code"],
  ["of-a-later-version", "ja", "of-a-later-version"],
])("what %s is about, in %s", (kind, language, said) => {
  expect(mailKindName(kind, language)).toBe(said);
});
