import { expect, it } from "vitest";
import { chosenLanguage } from "./chosen-language";

it.each([
  ["/", "NEXT_LOCALE=en", "en"],
  ["/montres?couleur=bleu", "cart=x; NEXT_LOCALE=jp; a=b", "jp"],
  ["/enfin", "NEXT_LOCALE=es", "es"],
  ["/", "NEXT_LOCALE=fr", null],
  ["/", "NEXT_LOCALE=xx", null],
  ["/", "", null],
  ["/", "MY_NEXT_LOCALE=en", null],
  ["/en", "NEXT_LOCALE=jp", null],
  ["/en?x=1", "NEXT_LOCALE=jp", null],
  ["/jp/montres", "NEXT_LOCALE=en", null],
  ["/fr/montres", "NEXT_LOCALE=en", null],
])("%s with %j is led to %s", (address, cookies, language) => {
  expect(chosenLanguage(address, cookies)).toBe(language);
});
