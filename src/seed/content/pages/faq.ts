import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** All questions, grouped and searchable. */
export const page: SeedPage = {
  slug: "faq",
  title: inFour("Questions fréquentes", "Frequently asked questions", "Preguntas frecuentes", "よくある質問"),
  description: inFour(
    "Délais, étanchéité, paiement, retours, cartes cadeaux, compte : une trentaine de réponses courtes, rangées en huit sujets.",
    "Lead times, water, payment, returns, gift cards, account: some thirty short answers, sorted into eight subjects.",
    "Plazos, agua, pago, devoluciones, tarjetas regalo, cuenta: una treintena de respuestas cortas en ocho temas.",
    "納期、防水、お支払い、返品、ギフトカード、アカウント。約30の短い答えを、八つのテーマにまとめました。",
  ),
  blocks: [
    {
      blockType: "faq",
      title: inFour("Questions", "Questions", "Preguntas", "よくある質問"),
      text: inFour(
        "Des réponses courtes. Quand il y a un chiffre, il est dedans.",
        "Short answers. Where there’s a number, it’s in there.",
        "Respuestas cortas. Si hay una cifra, está dentro.",
        "短い答えです。数字があれば、必ず入れました。",
      ),
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Plus long que trois lignes ?",
        "Longer than three lines?",
        "¿Más de tres líneas?",
        "三行では足りないなら。",
      ),
      text: inFour(
        "Les manuels expliquent le remontage, la date, le GMT et le bracelet, figures comprises.",
        "The manuals explain winding, the date, the GMT and the bracelet, figures included.",
        "Los manuales explican la cuerda, la fecha, el GMT y el brazalete, con figuras.",
        "巻き方、日付、GMT、ブレスレットについては、取扱説明書で図とともにご説明しています。",
      ),
      link: {
        label: inFour("Lire les manuels", "Read the manuals", "Leer los manuales", "取扱説明書を読む"),
        href: "/montres/manuels",
      },
      second: {
        label: inFour("Nous écrire", "Write to us", "Escríbenos", "お問い合わせ"),
        href: "/contact",
      },
    },
  ],
};
