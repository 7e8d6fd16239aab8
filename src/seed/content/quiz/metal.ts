import { part, rule, type SeedQuizQuestion } from "./seed-quiz";

export const metal: SeedQuizQuestion = {
  key: "metal",
  title: { fr: "Quel métal ?", en: "Which metal?", es: "¿Qué metal?", jp: "どの金属にしますか。" },
  answers: [
    {
      key: "acier",
      title: { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" },
      note: {
        fr: "brossé et poli",
        en: "brushed and polished",
        es: "cepillado y pulido",
        jp: "ヘアラインと鏡面",
      },
      rules: [rule("metal", "si", 3)],
      parts: [part("caseColor", "CAS-SM-si")],
    },
    {
      key: "rose",
      title: { fr: "Or rose", en: "Rose gold", es: "Oro rosa", jp: "ローズゴールド" },
      note: {
        fr: "PVD, couleur de soleil bas",
        en: "PVD, the colour of a low sun",
        es: "PVD, del color del sol bajo",
        jp: "PVD、傾いた陽の色",
      },
      rules: [rule("metal", "rg", 3)],
      parts: [part("caseColor", "CAS-SM-rg")],
    },
    {
      key: "jaune",
      title: { fr: "Or jaune", en: "Yellow gold", es: "Oro amarillo", jp: "イエローゴールド" },
      note: {
        fr: "avec l’acier, ou sur mesure",
        en: "with steel, or bespoke",
        es: "con acero, o a medida",
        jp: "スティールとのコンビ、またはオーダーメイド",
      },
      rules: [rule("metal", "gl, sigl", 3)],
      parts: [part("caseColor", "CAS-SM-gl")],
    },
    {
      key: "noir",
      title: { fr: "Noir", en: "Black", es: "Negro", jp: "ブラック" },
      note: {
        fr: "seulement sur mesure",
        en: "bespoke only",
        es: "solo a medida",
        jp: "オーダーメイドのみ",
      },
      rules: [rule("metal", "bl", 3)],
      parts: [part("caseColor", "CAS-SM-bl")],
    },
  ],
};
