import { describe, expect, test } from "vitest";
import { wordMatcher } from "./word-matcher";

describe("every word of a search occurs in a text", () => {
  test.each([
    ["coeur", "fr", "Cœur ouvert"],
    ["cœur", "fr", "COEUR OUVERT"],
    ["40mm", "fr", "Boîtier de 40 mm"],
    ["40 mm", "en", "A case of 40mm"],
    ["nh 35", "es", "Calibre NH35"],
    ["NH35", "jp", "自動巻きNH 35"],
    ["21600", "fr", "21 600 alternances"],
    ["21,600", "jp", "21600振動"],
    ["cadrans bleus", "fr", "Cadran bleu"],
    ["métaux", "fr", "Métal poli"],
    ["cadeaux", "fr", "Carte cadeau"],
    ["batteries", "en", "No battery inside"],
    ["watches", "en", "A watch"],
    ["relojes azules", "es", "Reloj azul"],
    ["luces", "es", "Luz del norte"],
    ["l’acier", "fr", "Boîtier en acier"],
    ["doesn't", "en", "It doesn't float"],
    ["LE-BU", "fr", "LE BU"],
    ["青いベルト", "jp", "青いナイロンのベルト"],
    ["", "fr", "Tout"],
    [" ", "fr", "Tout"],
  ] as const)("%j in %s occurs in %j", (search, locale, text) => {
    expect(wordMatcher(search, locale)(text)).toBe(true);
  });

  test.each([
    ["cadran rouge", "fr", "Cadran bleu"],
    ["36 mm", "fr", "Boîtier de 40 mm"],
    ["os", "es", "Reloj"],
    ["緑", "jp", "青いベルト"],
  ] as const)("%j in %s does not occur in %j", (search, locale, text) => {
    expect(wordMatcher(search, locale)(text)).toBe(false);
  });
});
