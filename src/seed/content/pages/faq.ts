import type { SeedPage } from "@/src/seed/content/seed-page";

/** All questions, grouped and searchable. */
export const page: SeedPage = {
  slug: "faq",
  title: {
    fr: "Questions fréquentes",
    en: "Frequently asked questions",
    es: "Preguntas frecuentes",
    jp: "よくある質問",
  },
  description: {
    fr: "Délais, étanchéité, paiement, retours, cartes cadeaux, compte : une trentaine de réponses courtes, rangées en huit sujets.",
    en: "Lead times, water resistance, payment, returns, gift cards, account: some thirty short answers, sorted into eight subjects.",
    es: "Plazos, agua, pago, devoluciones, tarjetas regalo, cuenta: una treintena de respuestas cortas en ocho temas.",
    jp: "納期、防水、お支払い、返品、ギフトカード、アカウント。約30の短い答えを、八つのテーマにまとめました。",
  },
  blocks: [
    {
      blockType: "faq",
      title: { fr: "Questions", en: "Questions", es: "Preguntas", jp: "よくある質問" },
      text: {
        fr: "Des réponses courtes. Quand il y a un chiffre, il est dedans.",
        en: "Short answers. Where there’s a number, it’s in there.",
        es: "Respuestas cortas. Si hay una cifra, está dentro.",
        jp: "短い答えです。数字があれば、必ず入れました。",
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Plus long que trois lignes ?",
        en: "Longer than three lines?",
        es: "¿Más de tres líneas?",
        jp: "三行では足りないなら。",
      },
      text: {
        fr: "Les manuels expliquent le remontage, la date, le GMT et le bracelet, figures comprises.",
        en: "The manuals explain winding, the date, the GMT and the strap, drawings included.",
        es: "Los manuales explican la cuerda, la fecha, el GMT y la correa, con figuras.",
        jp: "巻き方、日付、GMT、ブレスレットについては、取扱説明書で図とともにご説明しています。",
      },
      link: {
        label: {
          fr: "Lire les manuels",
          en: "Read the manuals",
          es: "Leer los manuales",
          jp: "取扱説明書を読む",
        },
        href: "/montres/manuels",
      },
      second: {
        label: { fr: "Nous écrire", en: "Write to us", es: "Escríbenos", jp: "お問い合わせ" },
        href: "/contact",
      },
    },
  ],
};
