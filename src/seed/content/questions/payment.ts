import type { SeedQuestion } from "./seed-question";

export const payment: readonly SeedQuestion[] = [
  {
    key: "currency",
    group: "payment",
    question: {
      fr: "Dans quelle devise le paiement se fait-il ?",
      en: "Which currency am I charged in?",
      es: "¿En qué moneda se me cobra?",
      jp: "どの通貨で請求されますか。",
    },
    answer: {
      fr: "Vous voyez les prix dans la devise que vous choisissez ; le débit se fait en euros. Le montant exact en euros figure au panier, à côté du total, avant le paiement.",
      en: "You see prices in the currency you choose; you’re charged in euros. The exact amount in euros is shown in the cart, next to the total, before you pay.",
      es: "Los precios se ven en la moneda que elijas; el cobro se hace en euros. El importe exacto en euros aparece en el carrito junto al total, antes de pagar.",
      jp: "価格はお選びの通貨で表示され、請求はユーロで行います。正確なユーロの金額は、お支払い前にカートの合計の横に表示されます。",
    },
  },
  {
    key: "secure",
    group: "payment",
    question: {
      fr: "Le paiement est-il sûr ?",
      en: "Is paying here safe?",
      es: "¿Es seguro el pago?",
      jp: "支払いは安全ですか。",
    },
    answer: {
      fr: "La carte se saisit chez Stripe, sur sa propre page. Son numéro ne passe jamais par nos serveurs : nous recevons la réponse de la banque, et c’est tout ce qu’il nous faut.",
      en: "You enter your card on Stripe’s own page. Its number never passes through our servers: we get the bank’s answer, and that’s all we need.",
      es: "La tarjeta se introduce en la página de Stripe. Su número nunca pasa por nuestros servidores: recibimos la respuesta del banco, y no nos hace falta más.",
      jp: "カード番号はStripeのページで入力していただき、私たちのサーバーを通ることはありません。届くのは銀行からの回答だけで、それで十分です。",
    },
  },
  {
    key: "instalments",
    group: "payment",
    question: {
      fr: "Puis-je payer en plusieurs fois ?",
      en: "Can I pay in instalments?",
      es: "¿Puedo pagar a plazos?",
      jp: "分割払いはできますか。",
    },
    answer: {
      fr: "Oui, en trois fois, quand les prix sont affichés en euros ou en dollars. Le choix se fait sur la page de paiement ; l’organisme de crédit peut refuser, et nous ne saurons pas pourquoi.",
      en: "Yes, in three, when prices are shown in euros or dollars. You choose on the payment page; the lender may say no, and we won’t know why.",
      es: "Sí, en tres plazos, cuando los precios se muestran en euros o dólares. Se elige en la página de pago; la entidad de crédito puede decir que no, y no sabremos por qué.",
      jp: "ユーロまたはドル表示のとき、3回払いをお選びいただけます。決済ページで選択してください。審査は分割払いの提供会社が行います。承認されないこともありますが、その理由は私たちにもわかりません。",
    },
  },
  {
    key: "vat",
    group: "payment",
    question: {
      fr: "Les prix comprennent-ils la TVA ?",
      en: "Do prices include VAT?",
      es: "¿Los precios incluyen el IVA?",
      jp: "価格に税は含まれていますか。",
    },
    answer: {
      fr: "Oui, au taux du pays de livraison ; hors de l’Union européenne, aucune TVA n’est facturée, et une carte cadeau n’en porte pas. Le reçu PDF en donne le taux et le montant.",
      en: "Yes, at the rate of the country of delivery; outside the European Union no VAT is charged, and a gift card carries none. The PDF receipt states the rate and the amount.",
      es: "Sí, al tipo del país de entrega; fuera de la Unión Europea no se factura IVA, y una tarjeta regalo no lo lleva. El recibo en PDF indica el tipo y el importe.",
      jp: "はい、お届け先の国の税率による付加価値税を含みます。欧州連合外へのお届けとギフトカードには、付加価値税がかかりません。領収書（PDF）に、税率と税額が記載されています。",
    },
  },
];
