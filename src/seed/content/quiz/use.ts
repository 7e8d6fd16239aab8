import { part, rule, type SeedQuizQuestion } from "./seed-quiz";

export const use: SeedQuizQuestion = {
  key: "usage",
  title: {
    fr: "Où vivra-t-elle ?",
    en: "Where will it live?",
    es: "¿Dónde vivirá?",
    jp: "どこで着けますか。",
  },
  answers: [
    {
      key: "tous-les-jours",
      title: {
        fr: "Partout, tous les jours",
        en: "Everywhere, every day",
        es: "En todas partes, a diario",
        jp: "毎日、どこへでも",
      },
      note: {
        fr: "de l’acier qui ne craint rien",
        en: "steel that fears nothing",
        es: "acero que no teme nada",
        jp: "気兼ねのいらないスティール",
      },
      illustration: { scene: "hero-distinction", watch: "DI03" },
      rules: [rule("strap", "oy, ju, pr", 3), rule("metal", "si", 1)],
      parts: [part("strapStyle", "OY")],
    },
    {
      key: "bureau",
      title: {
        fr: "Sous une manchette",
        en: "Under a cuff",
        es: "Bajo el puño de la camisa",
        jp: "袖口の下で",
      },
      note: {
        fr: "mince, claire, sur cuir",
        en: "slim, pale, on leather",
        es: "fino, claro, con cuero",
        jp: "薄く、明るく、革で",
      },
      illustration: { scene: "hero-reminiscence", watch: "RE1070" },
      rules: [rule("strap", "le", 2), rule("color", "argent, creme, gris", 2)],
      parts: [part("strapStyle", "LE"), part("strapColor", "BR")],
    },
    {
      key: "dehors",
      title: { fr: "Dehors", en: "Outdoors", es: "Al aire libre", jp: "外で" },
      note: {
        fr: "40 mm, lunette tournante, prise ferme",
        en: "40 mm, rotating bezel, a firm grip",
        es: "40 mm, bisel giratorio, agarre firme",
        jp: "40 mm、回転ベゼル、確かな装着感",
      },
      illustration: { scene: "macro-bezel", watch: "DI05" },
      rules: [rule("diameter", "40", 2), rule("metal", "si", 2), rule("strap", "oy, ru, ny", 2)],
      parts: [part("caseType", "SU"), part("strapStyle", "RU"), part("strapColor", "BL")],
    },
    {
      key: "soir",
      title: { fr: "Le soir", en: "In the evening", es: "Por la noche", jp: "夜に" },
      note: {
        fr: "du métal chaud, un cadran profond",
        en: "warm metal, a deep-coloured dial",
        es: "metal cálido, esfera profunda",
        jp: "温かな金属と、深い色の文字盤",
      },
      illustration: { scene: "hero-rose", watch: "DIPILI" },
      rules: [rule("metal", "rg, gl", 3), rule("color", "bleu, noir, rouge", 1)],
      parts: [part("caseType", "FL"), part("strapStyle", "LE"), part("strapColor", "BL")],
    },
  ],
};
