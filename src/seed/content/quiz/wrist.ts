import { part, rule, type SeedQuizQuestion } from "./seed-quiz";

/** The same limits as in the size guide and the manual: 36 mm up to 16.5 cm, 40 mm from 17 cm, between them either. */
export const wrist: SeedQuizQuestion = {
  key: "poignet",
  title: {
    fr: "Combien mesure votre poignet ?",
    en: "How big is your wrist?",
    es: "¿Cuánto mide tu muñeca?",
    jp: "手首まわりは何センチですか。",
  },
  text: {
    fr: "Le tour, juste derrière l’os. Un fil et une règle suffisent.",
    en: "All the way round, just behind the bone. A thread and a ruler will do.",
    es: "El contorno, justo detrás del hueso. Bastan un hilo y una regla.",
    jp: "手首の外側の骨のすぐひじ側をひと回り。糸と定規があれば測れます。",
  },
  answers: [
    {
      key: "small",
      title: { fr: "Jusqu’à 16,5 cm", en: "Up to 16.5 cm", es: "Hasta 16,5 cm", jp: "16.5 cm以下" },
      note: { fr: "plutôt 36 mm", en: "36 mm, most likely", es: "mejor 36 mm", jp: "36 mmが目安です" },
      rules: [rule("diameter", "36", 5)],
      parts: [part("caseDiameter", "36mm")],
    },
    {
      key: "medium",
      title: { fr: "De 16,5 à 17 cm", en: "16.5 to 17 cm", es: "De 16,5 a 17 cm", jp: "16.5〜17 cm" },
      note: { fr: "36 ou 40 mm", en: "36 or 40 mm", es: "36 o 40 mm", jp: "36 mmでも40 mmでも" },
      rules: [rule("diameter", "36, 40", 1)],
    },
    {
      key: "large",
      title: { fr: "Plus de 17 cm", en: "Over 17 cm", es: "Más de 17 cm", jp: "17 cm超" },
      note: { fr: "plutôt 40 mm", en: "40 mm, most likely", es: "mejor 40 mm", jp: "40 mmが目安です" },
      rules: [rule("diameter", "40", 5)],
      parts: [part("caseDiameter", "40mm")],
    },
    {
      key: "unknown",
      title: {
        fr: "Je ne l’ai jamais mesuré",
        en: "I’ve never measured it",
        es: "Nunca la he medido",
        jp: "測ったことがありません",
      },
      note: {
        fr: "les deux tailles restent en jeu",
        en: "both sizes stay in play",
        es: "los dos tamaños siguen en juego",
        jp: "どちらのサイズも候補に残します",
      },
    },
  ],
};
