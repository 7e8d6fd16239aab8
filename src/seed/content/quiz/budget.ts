import { rule, type SeedQuizQuestion } from "./seed-quiz";

export const budget: SeedQuizQuestion = {
  key: "budget",
  title: {
    fr: "Jusqu’où allons-nous ?",
    en: "How far shall we go?",
    es: "¿Hasta dónde llegamos?",
    jp: "ご予算はどのくらいですか。",
  },
  text: {
    fr: "Taxes et livraison comprises.",
    en: "Tax and delivery included.",
    es: "Impuestos y envío incluidos.",
    jp: "税金・送料込みです。",
  },
  answers: [
    {
      key: "moins-de-320",
      title: { fr: "Moins de 320 €", en: "Under €320", es: "Menos de 320 €", jp: "320ユーロ未満" },
      rules: [rule("price", "-320", 5)],
    },
    {
      key: "320-a-400",
      title: { fr: "De 320 à 400 €", en: "€320 to €400", es: "De 320 a 400 €", jp: "320〜400ユーロ" },
      rules: [rule("price", "320-400", 5), rule("price", "-320", 3)],
    },
    {
      key: "plus-de-400",
      title: { fr: "Plus de 400 €", en: "Over €400", es: "Más de 400 €", jp: "400ユーロ超" },
      rules: [rule("price", "400-", 4)],
    },
    {
      key: "libre",
      title: {
        fr: "Je n’ai pas fixé de limite",
        en: "I haven’t set a limit",
        es: "No he fijado límite",
        jp: "上限は決めていません",
      },
    },
  ],
};
