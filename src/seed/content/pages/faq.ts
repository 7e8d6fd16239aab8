import { inFour } from "../../catalogue/seed-option";
import type { SeedPage } from "../seed-page";

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
      title: inFour("Pas trouvé ?", "Not there?", "¿No aparece?", "見つかりませんか。"),
      text: inFour(
        "Écrivez : la question rejoindra peut-être la page, sans votre nom.",
        "Write to us: your question may end up on this page, without your name.",
        "Escríbenos: quizá tu pregunta acabe en esta página, sin tu nombre.",
        "お便りください。ご質問がこのページに加わるかもしれません。お名前は載せません。",
      ),
      link: {
        label: inFour("Poser une question", "Ask a question", "Hacer una pregunta", "質問を送る"),
        href: "/contact",
      },
      second: {
        label: inFour("Lire les manuels", "Read the manuals", "Leer los manuales", "取扱説明書を読む"),
        href: "/montres/manuels",
      },
    },
  ],
};
