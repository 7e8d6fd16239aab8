import { inEachLanguage } from "@/src/domain/locale/locale";
import { catalogueRows } from "@/src/seed/catalogue/catalogue-rows";
import { commas, joinTexts, type FullText, type SeedOption } from "@/src/seed/catalogue/seed-option";
import type { Scene, Thing } from "./scene-data";
import { detailWords, partWords, strapWords, surfaceWords, thingWords, viewWords } from "./scene-words";

/** @throws Error when something is drawn that has no words yet */
function wordsFor(words: Readonly<Record<string, FullText>>, name: string): FullText {
  const found = words[name];
  if (!found) throw new Error(`The scenes show "${name}", for which scene-words.ts has no words.`);
  return found;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the catalogue calls the part of this artwork: the first words, or all of them where it is seen close.
 * @throws Error for artwork without an option
 */
function labelOf(rows: readonly SeedOption[], layer: string, isClose = false): FullText {
  const row = rows.find((option) => option.layer === layer);
  if (!row) throw new Error(`The scenes show "${layer}", which is no option's artwork.`);
  // What stands behind a comma tells it from its neighbours in a list; a picture shows the first word of it.
  return inEachLanguage((locale) =>
    inSentence((isClose ? row.label[locale] : row.label[locale].split(/[,、]/, 1)[0]) ?? ""),
  );
}

function dialOf(key: string): FullText {
  const dial = labelOf(catalogueRows.dial, key);
  return {
    fr: `cadran ${dial.fr}`,
    en: `${dial.en} dial`,
    es: `esfera en ${dial.es}`,
    jp: `${dial.jp}の文字盤`,
  };
}

function caseOf(key: string): FullText {
  const metal = labelOf(catalogueRows.caseColor, key);
  return {
    fr: `boîtier ${metal.fr}`,
    en: `${metal.en} case`,
    es: `caja de ${metal.es}`,
    jp: `${metal.jp}のケース`,
  };
}

/** A bracelet of the case's own metal needs no color. */
function strapOf(key: string, parts: Thing["parts"], isClose = false): FullText {
  const family = wordsFor(strapWords, key.split("-")[1] ?? "");
  const color = labelOf(catalogueRows.strapColor, key, isClose);
  if (parts.case && labelOf(catalogueRows.caseColor, parts.case).fr === color.fr) return family;
  return {
    fr: `${family.fr} ${color.fr}`,
    en: `${family.en} in ${color.en}`,
    es: `${family.es} en ${color.es}`,
    jp: `${color.jp}の${family.jp}`,
  };
}

/** What closes a strap, of which metal, and the strap. */
function claspText({ what, parts }: Thing): FullText {
  const metal = labelOf(catalogueRows.caseColor, parts.case ?? "");
  const closing =
    what === "clasp"
      ? {
          fr: `fermoir déployant en ${metal.fr}`,
          en: `${metal.en} folding clasp`,
          es: `cierre desplegable de ${metal.es}`,
          jp: `${metal.jp}の三つ折れバックル`,
        }
      : {
          fr: `boucle ardillon en ${metal.fr}`,
          en: `${metal.en} pin buckle`,
          es: `hebilla de ${metal.es}`,
          jp: `${metal.jp}のピンバックル`,
        };
  return joinTexts(commas, closing, strapOf(parts.strap ?? "", parts, true));
}

/** A watch part by part; one that lies beside something larger is known by its dial, or seen from behind by its case. */
function watchText({ parts }: Thing, isAlone: boolean): FullText {
  const told = [
    ...(parts.dial ? [dialOf(parts.dial)] : []),
    ...(parts.case && (isAlone || !parts.dial) ? [caseOf(parts.case)] : []),
    ...(parts.strap && isAlone ? [strapOf(parts.strap, parts)] : []),
  ];
  if (told.length === 0)
    throw new Error("The scenes show a watch without dial and case, which has no words.");
  const whole = joinTexts(commas, ...told);
  return {
    fr: `montre à ${whole.fr}`,
    en: `watch with ${whole.en}`,
    es: `reloj con ${whole.es}`,
    jp: `${whole.jp}の時計`,
  };
}

/** Several watches differ by their dials, or else by their sizes. */
function watchesText(watches: readonly Thing[]): FullText {
  const dials = [...new Set(watches.flatMap(({ parts }) => parts.dial ?? []))];
  const sizes = watches.map(({ scale }) => `${Math.round(scale * 40)} mm`);
  const count = watches.length;
  const many = {
    fr: `${count} montres`,
    en: `${count} watches`,
    es: `${count} relojes`,
    jp: `${count}本の時計`,
  };
  const apart =
    dials.length > 1
      ? dials.map((key) => dialOf(key))
      : [
          ...sizes.map((size) => ({ fr: size, en: size, es: size, jp: size })),
          ...dials.map((key) => dialOf(key)),
        ];
  return joinTexts(commas, many, ...apart);
}

const colon = { fr: " : ", en: ": ", es: ": ", jp: "：" };

function familyName(family: string): FullText {
  const row = catalogueRows.strapStyle.find(({ key }) => key === family);
  if (!row) throw new Error(`The scenes show a strap of the family "${family}", which the catalogue lacks.`);
  return inEachLanguage((locale) => inSentence(row.label[locale]));
}

function strapsText(straps: readonly Thing[]): FullText {
  const families = unique(straps.map(({ parts }) => parts.strap?.split("-")[1] ?? ""));
  const count = straps.length;
  const many = {
    fr: `${count} bracelets côte à côte`,
    en: `${count} straps side by side`,
    es: `${count} correas en fila`,
    jp: `並べた${count}本のストラップ`,
  };
  return joinTexts(colon, many, joinTexts(commas, ...families.map(familyName)));
}

/** The words for everything that stands in a scene, the largest first as the scene lists it. */
function subjectOf(things: readonly Thing[]): readonly FullText[] {
  const kinds = unique(things.map(({ what }) => what)).filter((what) => what !== "cushion");
  return kinds.flatMap((what) => {
    const these = things.filter((thing) => thing.what === what);
    const [first] = these;
    if (!first) return [];
    if (what === "watch" || what === "exploded")
      return [these.length > 1 ? watchesText(these) : watchText(first, kinds.length === 1)];
    if (first.parts.case && (what === "clasp" || what === "buckled-strap")) return [claspText(first)];
    if (what === "strap-piece") return [strapsText(these)];
    if (what === "part")
      return unique(these.flatMap(({ role }) => role ?? [])).map((role) => wordsFor(partWords, role));
    return unique(these.map(({ kind }) => (kind ? `${what} ${kind}` : what))).map((name) =>
      wordsFor(thingWords, name),
    );
  });
}

/**
 * What a drawn scene shows, in every language, from the very table it is drawn by.
 * @throws Error when the scene shows something that has no words
 */
export function sceneAlt({ name, view, surface, things }: Scene): FullText {
  const detail = detailWords[/^macro-(.+)/.exec(name)?.[1] ?? ""];
  const subject = joinTexts(commas, ...subjectOf(things));
  const about = detail ? joinTexts(colon, detail, subject) : subject;
  const place = surface ? [wordsFor(surfaceWords, surface.name)] : [];
  const whole = joinTexts(commas, about, ...place, wordsFor(viewWords, view));
  return inEachLanguage((locale) => atStart(whole[locale]));
}
