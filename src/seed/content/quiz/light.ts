import { part, rule, type SeedQuizQuestion } from "./seed-quiz";

export const light: SeedQuizQuestion = {
  key: "lumiere",
  title: {
    fr: "Quelle lumière aimez-vous au poignet ?",
    en: "What light do you like on your wrist?",
    es: "¿Qué luz te gusta en la muñeca?",
    jp: "手首にまとうなら、どんな光がお好みですか。",
  },
  answers: [
    {
      key: "profonde",
      title: { fr: "Profonde", en: "Deep", es: "Profunda", jp: "深い光" },
      note: {
        fr: "Vert, bleu, bordeaux",
        en: "Green, blue, burgundy",
        es: "Verde, azul, burdeos",
        jp: "緑、青、バーガンディ",
      },
      illustration: { watch: "DI02", stage: "brume" },
      rules: [rule("color", "vert, bleu, rouge", 5)],
      parts: [part("dial", "DI-GR")],
    },
    {
      key: "claire",
      title: { fr: "Claire", en: "Pale", es: "Clara", jp: "明るい光" },
      note: { fr: "Argent, crème", en: "Silver, cream", es: "Plata, crema", jp: "シルバー、クリーム" },
      illustration: { watch: "RE1070", stage: "sable" },
      rules: [rule("color", "argent, creme", 5)],
      parts: [part("dial", "ART-WH")],
    },
    {
      key: "tendre",
      title: { fr: "Tendre", en: "Soft", es: "Suave", jp: "やわらかな光" },
      note: {
        fr: "Rose, brun, bronze",
        en: "Pink, brown, bronze",
        es: "Rosa, marrón, bronce",
        jp: "ピンク、ブラウン、ブロンズ",
      },
      illustration: { watch: "DIBU01", stage: "rosee" },
      rules: [rule("color", "rose, brun", 5)],
      parts: [part("dial", "DI-PI")],
    },
    {
      key: "presque-noire",
      title: { fr: "Presque noire", en: "Almost black", es: "Casi negra", jp: "ほとんど黒" },
      note: {
        fr: "Nuit, gris, noir",
        en: "Midnight, grey, black",
        es: "Noche, gris, negro",
        jp: "夜の青、グレー、黒",
      },
      illustration: { watch: "DI03", stage: "givre" },
      rules: [rule("color", "noir, gris", 5), rule("color", "bleu", 1)],
      parts: [part("dial", "DI")],
    },
  ],
};
