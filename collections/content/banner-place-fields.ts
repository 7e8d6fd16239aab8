import type { Condition, Field, SelectFieldSingleValidation, TextFieldManyValidation } from "payload";
import { forReader } from "@/src/access/for-reader";
import { lineNames, wordedOptions } from "@/collections/catalogue/worded-options";
import { leadsSomewhere } from "@/collections/link-target";
import type { BannerPlace } from "@/src/domain/content/banner";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const placeLabels: Readonly<Record<BannerPlace, ReaderText>> = {
  everywhere: { fr: "Toutes les pages", en: "Every page", es: "Todas las páginas", ja: "すべてのページ" },
  home: { fr: "L’accueil seulement", en: "Home only", es: "Solo la portada", ja: "トップページのみ" },
  line: { fr: "Une collection", en: "One line", es: "Una colección", ja: "1つのコレクション" },
  pages: { fr: "Des pages choisies", en: "Chosen pages", es: "Páginas elegidas", ja: "選んだページ" },
};

const isAt =
  (place: BannerPlace): Condition =>
  (_, siblings) =>
    siblings?.place === place;

const namedLine: SelectFieldSingleValidation = (line, { req, siblingData }) => {
  if ((siblingData as { place?: unknown }).place !== "line" || line) return true;
  return forReader(req, {
    fr: "Choisissez une collection.",
    en: "Choose a line.",
    es: "Elija una colección.",
    ja: "コレクションを選んでください。",
  });
};

/** Paths that visitors can open; the seed writes some before their targets. */
const knownPaths: TextFieldManyValidation = async (paths, { overrideAccess, req, siblingData }) => {
  if ((siblingData as { place?: unknown }).place !== "pages") return true;
  if (!paths?.length) {
    return forReader(req, {
      fr: "Indiquez au moins une page : / ou /montres.",
      en: "Name at least one page: / or /montres.",
      es: "Indique al menos una página: / o /montres.",
      ja: "ページを1つ以上指定してください（例：/、/montres）。",
    });
  }
  if (overrideAccess) return true;
  const dead = [];
  for (const path of paths) {
    const isPath = /^\/(?!\/)[^\s?#]*$/.test(path) && (path === "/" || !path.endsWith("/"));
    if (!isPath || !(await leadsSomewhere(path, req))) dead.push(path);
  }
  if (dead.length === 0) return true;
  const list = dead.join(" · ");
  return forReader(req, {
    fr: `Aucune page à cette adresse aujourd’hui : ${list}`,
    en: `No page at this address today: ${list}`,
    es: `Ninguna página en esta dirección hoy: ${list}`,
    ja: `現在このパスにページはありません：${list}`,
  });
};

/** The pages on which a banner is shown. */
export const bannerPlaceFields: Field[] = [
  {
    name: "place",
    type: "select",
    required: true,
    defaultValue: "everywhere",
    options: wordedOptions(placeLabels),
    label: { fr: "Où", en: "Where", es: "Dónde", ja: "表示場所" },
  },
  {
    name: "line",
    type: "select",
    options: wordedOptions(lineNames),
    label: { fr: "Collection", en: "Line", es: "Colección", ja: "コレクション" },
    validate: namedLine,
    admin: { condition: isAt("line") },
  },
  {
    name: "pages",
    type: "text",
    hasMany: true,
    label: { fr: "Pages", en: "Pages", es: "Páginas", ja: "ページ" },
    validate: knownPaths,
    admin: {
      condition: isAt("pages"),
      description: {
        fr: "Les adresses sans la langue, comme /montres ou / pour l’accueil.",
        en: "Addresses without the language, such as /montres, or / for the home page.",
        es: "Las direcciones sin el idioma, como /montres, o / para la portada.",
        ja: "言語を除いたパス（/montres など。トップページは /）。",
      },
    },
  },
];
