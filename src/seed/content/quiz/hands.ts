import { part, rule, type SeedQuizQuestion } from "./seed-quiz";

export const hands: SeedQuizQuestion = {
  key: "main",
  title: {
    fr: "De quoi le cadran sera-t-il fait ?",
    en: "What will the dial be made of?",
    es: "¿De qué estará hecha la esfera?",
    jp: "文字盤の素材はどれにしますか。",
  },
  answers: [
    {
      key: "soleil",
      title: {
        fr: "De laiton soleillé",
        en: "Brass, with a sunburst finish",
        es: "Latón con efecto sol",
        jp: "サンレイ仕上げの真鍮",
      },
      note: { fr: "12 jours", en: "12 days", es: "12 días", jp: "12日" },
      illustration: { scene: "macro-dial", watch: "DI01" },
      rules: [rule("line", "distinction", 4)],
    },
    {
      key: "pierre",
      title: { fr: "De pierre sciée", en: "Sawn stone", es: "Piedra cortada", jp: "薄く切った石" },
      note: {
        fr: "malachite, lapis, météorite",
        en: "malachite, lapis, meteorite",
        es: "malaquita, lapislázuli, meteorito",
        jp: "マラカイト、ラピスラズリ、メテオライト",
      },
      illustration: { watch: "DIPIMM", stage: "rosee" },
      rules: [rule("line", "distinction-rose", 5)],
    },
    {
      key: "email",
      title: {
        fr: "D’émail ou de laque, à la main",
        en: "Enamel or lacquer, by hand",
        es: "Esmalte o laca, a mano",
        jp: "手仕事のエナメルや漆",
      },
      note: {
        fr: "sur mesure, 20 jours de plus",
        en: "bespoke, 20 days more",
        es: "a medida, 20 días más",
        jp: "オーダーメイド、20日追加",
      },
      illustration: { scene: "macro-enamel", watch: "DIHO" },
      rules: [rule("line", "distinction-horizon, reminiscence", 4)],
      parts: [part("dial", "ART-BUGL")],
    },
    {
      key: "egal",
      title: { fr: "Peu importe", en: "It doesn’t matter", es: "Da igual", jp: "こだわりません" },
      note: {
        fr: "la couleur décidera",
        en: "colour will decide",
        es: "decidirá el color",
        jp: "色で決めます",
      },
    },
  ],
};
