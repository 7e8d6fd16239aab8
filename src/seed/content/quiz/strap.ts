import { part, rule, type SeedQuizQuestion } from "./seed-quiz";

export const strap: SeedQuizQuestion = {
  key: "bracelet",
  title: {
    fr: "Qu’est-ce qui la tiendra ?",
    en: "What will hold it on?",
    es: "¿Qué lo sujetará?",
    jp: "ストラップは何にしますか。",
  },
  answers: [
    {
      key: "maillons",
      title: { fr: "Des maillons", en: "Links", es: "Eslabones", jp: "金属のコマ" },
      note: {
        fr: "Oyster, Jubilé, Président",
        en: "Oyster, Jubilee, President",
        es: "Oyster, Jubilé, Presidente",
        jp: "オイスター、ジュビリー、プレジデント",
      },
      illustration: { scene: "macro-clasp", watch: "DI01" },
      rules: [rule("strap", "oy, ju, pr", 4)],
      parts: [part("strapStyle", "OY")],
    },
    {
      key: "cuir",
      title: { fr: "Du cuir", en: "Leather", es: "Cuero", jp: "革" },
      note: {
        fr: "lisse, grainé, façon alligator",
        en: "smooth, grained, alligator grain",
        es: "liso, graneado, grabado de aligátor",
        jp: "スムース、グレイン、アリゲーター型押し",
      },
      illustration: { scene: "macro-buckle", watch: "DIBU01" },
      rules: [rule("strap", "le", 4)],
      parts: [part("strapStyle", "LE"), part("strapColor", "BR")],
    },
    {
      key: "maille",
      title: { fr: "Une maille", en: "Mesh", es: "Una malla", jp: "メッシュ" },
      note: {
        fr: "milanaise, presque un tissu",
        en: "Milanese, almost a fabric",
        es: "milanesa, casi una tela",
        jp: "ミラネーゼ、ほとんど布のように",
      },
      rules: [rule("strap", "ma", 4)],
      parts: [part("strapStyle", "MA")],
    },
    {
      key: "souple",
      title: {
        fr: "Du souple qui se lave",
        en: "Something supple and washable",
        es: "Algo flexible que se lava",
        jp: "洗える、やわらかな素材",
      },
      note: {
        fr: "caoutchouc ou nylon",
        en: "rubber or nylon",
        es: "caucho o nailon",
        jp: "ラバーまたはナイロン",
      },
      illustration: { scene: "flat-straps", watch: "DI05" },
      rules: [rule("strap", "ru, ny", 4)],
      parts: [part("strapStyle", "RU"), part("strapColor", "BL")],
    },
  ],
};
