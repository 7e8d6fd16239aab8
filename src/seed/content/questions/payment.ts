import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedQuestion } from "./seed-question";

export const payment: readonly SeedQuestion[] = [
  {
    key: "currency",
    group: "payment",
    question: inFour(
      "Dans quelle devise suis-je débité ?",
      "Which currency am I charged in?",
      "¿En qué moneda se me cobra?",
      "どの通貨で請求されますか。",
    ),
    answer: inFour(
      "Vous voyez les prix dans la devise que vous choisissez ; le débit se fait en euros. Le montant exact en euros figure au panier, à côté du total, avant le paiement.",
      "You see prices in the currency you choose; you are charged in euros. The exact euro amount stands in the cart next to the total, before you pay.",
      "Ves los precios en la moneda que elijas; el cobro se hace en euros. El importe exacto en euros aparece en el carrito junto al total, antes de pagar.",
      "価格はお選びの通貨で表示され、請求はユーロで行います。正確なユーロの金額は、お支払い前にカートの合計の横に表示されます。",
    ),
  },
  {
    key: "secure",
    group: "payment",
    question: inFour(
      "Le paiement est-il sûr ?",
      "Is paying here safe?",
      "¿Es seguro el pago?",
      "支払いは安全ですか。",
    ),
    answer: inFour(
      "La carte se saisit chez Stripe, sur sa propre page. Son numéro ne passe jamais par nos serveurs : nous recevons la réponse de la banque, et c’est tout ce qu’il nous faut.",
      "You enter your card on Stripe’s own page. Its number never passes through our servers: we get the bank’s answer, and that’s all we need.",
      "La tarjeta se introduce en la página de Stripe. Su número nunca pasa por nuestros servidores: recibimos la respuesta del banco, y no nos hace falta más.",
      "カード番号はStripeのページで入力していただき、私たちのサーバーを通ることはありません。届くのは銀行からの回答だけで、それで十分です。",
    ),
  },
  {
    key: "instalments",
    group: "payment",
    question: inFour(
      "Puis-je payer en plusieurs fois ?",
      "Can I pay in instalments?",
      "¿Puedo pagar a plazos?",
      "分割払いはできますか。",
    ),
    answer: inFour(
      "Oui, en trois fois, quand les prix sont affichés en euros ou en dollars. Le choix se fait sur la page de paiement ; l’organisme peut refuser, et nous ne saurons pas pourquoi.",
      "Yes, in three, when prices are shown in euros or dollars. You choose on the payment page; the provider may say no, and we won’t know why.",
      "Sí, en tres veces, cuando los precios se muestran en euros o dólares. Se elige en la página de pago; la entidad puede decir que no, y no sabremos por qué.",
      "ユーロまたはドル表示のとき、3回払いをお選びいただけます。お支払いページで選択してください。審査は決済会社が行い、結果の理由は私たちにもわかりません。",
    ),
  },
  {
    key: "vat",
    group: "payment",
    question: inFour(
      "Les prix comprennent-ils la TVA ?",
      "Do prices include VAT?",
      "¿Los precios incluyen el IVA?",
      "価格に税は含まれていますか。",
    ),
    answer: inFour(
      "Oui, tous. Le reçu PDF joint à la confirmation en donne le taux et le montant.",
      "Yes, all of them. The PDF receipt that comes with the confirmation states the rate and the amount.",
      "Sí, todos. El recibo en PDF que acompaña a la confirmación indica el tipo y el importe.",
      "はい、すべて税込みです。確認メールからお開きいただけるPDFの領収書に、税率と税額が記載されています。",
    ),
  },
];
