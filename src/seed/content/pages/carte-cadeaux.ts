import type { SeedPage } from "@/src/seed/content/seed-page";

/** Gift cards: the rule of amounts, how one is given and used, and how long it lasts. */
export const page: SeedPage = {
  slug: "carte-cadeaux",
  title: {
    fr: "Cartes cadeaux, de 50 à 500 €",
    en: "Gift cards from €50 to €500",
    es: "Tarjetas regalo, de 50 a 500 €",
    jp: "ギフトカード 50〜500ユーロ",
  },
  description: {
    fr: "Envoyée par e-mail avec un code, valable deux ans, utilisable en plusieurs fois. Le solde se consulte à tout moment.",
    en: "Sent by email with a code, valid for two years, to spend all at once or bit by bit. Check the balance at any time.",
    es: "Llega por correo electrónico con un código, vale dos años y se usa en varias compras. El saldo se consulta cuando quieras.",
    jp: "コードをメールでお届けします。有効期間2年、分けて使え、残高はいつでも確認できます。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Le choix, en euros.",
        en: "The choice, in euros.",
        es: "Libertad para elegir, en euros.",
        jp: "選ぶ楽しみを、ユーロで。",
      },
      text: {
        fr: "On connaît rarement le tour de poignet de quelqu’un. On connaît son adresse e-mail.",
        en: "You seldom know someone’s wrist size. You do know their email address.",
        es: "Rara vez se sabe el contorno de muñeca de alguien. Su correo, sí.",
        jp: "お相手の手首の太さは、なかなかわかりません。メールアドレスなら、ご存じでしょう。",
      },
      link: {
        label: {
          fr: "Choisir un montant",
          en: "Choose an amount",
          es: "Elegir un importe",
          jp: "金額を選ぶ",
        },
        href: "/carte-cadeaux#choisir",
      },
      illustration: { scene: "hero-gift-cards", watch: "DI01", stage: "craie" },
    },
    {
      blockType: "form",
      form: "gift-card",
      title: {
        fr: "Dix montants, un par graduation.",
        en: "Ten amounts, one per mark.",
        es: "Diez importes, uno por cada marca de la escala.",
        jp: "金額は10通り、一目盛りに一つ。",
      },
      text: {
        fr: "De 50 à 500 €, par pas de 50. La date de fin est écrite avant l’achat, puis sur la carte.",
        en: "From €50 to €500 in steps of 50. The end date is shown before you buy, then on the card.",
        es: "De 50 a 500 €, de 50 en 50. La fecha de caducidad aparece antes de comprar y después en la tarjeta.",
        jp: "50ユーロから500ユーロまで、50ユーロ単位。期限はご購入の前に示し、カードにも記します。",
      },
    },
    {
      blockType: "steps",
      title: { fr: "Comment ça marche", en: "How it works", es: "Cómo funciona", jp: "ご利用の流れ" },
      steps: [
        {
          title: { fr: "Vous choisissez", en: "You choose", es: "Eliges", jp: "選ぶ" },
          text: {
            fr: "Le montant, la personne, le mot, le jour de l’envoi. Aucun code promo ne réduit l’achat : un euro y vaut un euro.",
            en: "The amount, the person, the message, the day it’s sent. No promo code lowers its price: a euro here is worth a euro.",
            es: "El importe, la persona, el mensaje, el día del envío. No admite códigos promocionales: un euro vale un euro.",
            jp: "金額、お相手、メッセージ、送る日。プロモーションコードは使えません。1ユーロは、1ユーロです。",
          },
        },
        {
          title: { fr: "Elle arrive", en: "It arrives", es: "Llega", jp: "届く" },
          text: {
            fr: "Par e-mail, une fois le paiement confirmé, avec une carte à imprimer.",
            en: "By email, once payment is confirmed, with a card to print.",
            es: "Por correo electrónico, una vez confirmado el pago, con una tarjeta para imprimir.",
            jp: "入金の確認後、印刷用のカードを添えてメールで届きます。",
          },
        },
        {
          title: { fr: "Elle sert", en: "It pays", es: "Se usa", jp: "使う" },
          text: {
            fr: "Le code se saisit au panier. Il paie tout ou partie de la commande ; le reste se règle par carte bancaire, et le solde demeure sur la carte cadeau.",
            en: "Enter the code in the cart. It pays for all or part; the rest goes on a bank card, and what’s left stays on the gift card.",
            es: "El código se introduce en el carrito. Paga todo o una parte; lo demás se paga con tarjeta bancaria, y el saldo se queda en la tarjeta regalo.",
            jp: "カートでコードを入力します。全額にも一部にも使え、不足分はクレジットカードなどで。残高はギフトカードに残ります。",
          },
        },
        {
          title: { fr: "Elle expire", en: "It expires", es: "Caduca", jp: "期限" },
          text: {
            fr: "Deux ans après son émission. Mieux vaut le dire maintenant que ce jour-là.",
            en: "Two years after issue. Better to say so now than on the day.",
            es: "Dos años después de su emisión. Mejor decirlo ahora que ese día.",
            jp: "発行から2年です。そのときではなく、いま申し上げておきます。",
          },
        },
      ],
    },
    {
      blockType: "specifications",
      title: {
        fr: "Les règles de la carte",
        en: "The card’s rules",
        es: "Las reglas de la tarjeta",
        jp: "ギフトカードのご利用条件",
      },
      rows: [
        {
          label: { fr: "Montants", en: "Amounts", es: "Importes", jp: "金額" },
          value: {
            fr: "50 à 500 €, par pas de 50",
            en: "€50 to €500, in steps of 50",
            es: "De 50 a 500 €, de 50 en 50",
            jp: "50〜500ユーロ（50ユーロ単位）",
          },
        },
        {
          label: { fr: "Validité", en: "Validity", es: "Validez", jp: "有効期間" },
          value: {
            fr: "2 ans après l’émission",
            en: "2 years from issue",
            es: "2 años desde la emisión",
            jp: "発行から2年",
          },
        },
        {
          label: { fr: "Utilisation", en: "Use", es: "Uso", jp: "使い方" },
          value: {
            fr: "En plusieurs fois, sur toute la boutique sauf les cartes",
            en: "All at once or bit by bit, on everything but gift cards",
            es: "En varias compras, en toda la tienda salvo las tarjetas",
            jp: "何度かに分けて。ギフトカードを除く全商品に",
          },
        },
        {
          label: {
            fr: "Avec un code promo",
            en: "With a promo code",
            es: "Con un código promocional",
            jp: "プロモーションコードとの併用",
          },
          value: {
            fr: "Oui : le code réduit le prix, la carte paie le reste",
            en: "Yes: the code lowers the price, the card pays the rest",
            es: "Sí: el código baja el precio y la tarjeta paga el resto",
            jp: "可。コードで値引きし、残りをギフトカードで支払います",
          },
        },
        {
          label: { fr: "Remboursement", en: "Refund", es: "Reembolso", jp: "返金" },
          value: {
            fr: "14 jours après l’achat, si elle n’a pas servi",
            en: "14 days from purchase, if unused",
            es: "14 días desde la compra, si no se ha usado",
            jp: "未使用なら購入から14日以内",
          },
        },
        {
          label: { fr: "Contre de l’argent", en: "Exchange for cash", es: "Canje por dinero", jp: "換金" },
          value: {
            fr: "Non, sauf quand la loi le prévoit",
            en: "No, except where the law so provides",
            es: "No, salvo cuando lo prevé la ley",
            jp: "不可（法律に定めがある場合を除く）",
          },
        },
        {
          label: { fr: "Perdue", en: "Lost", es: "Perdida", jp: "紛失" },
          value: {
            fr: "Nouveau code, pour le solde qui reste",
            en: "A new code, for what is left",
            es: "Un código nuevo, por el saldo restante",
            jp: "残高分の新しいコードを発行",
          },
        },
      ],
    },
    {
      blockType: "form",
      form: "gift-card-balance",
      title: {
        fr: "Combien reste-t-il ?",
        en: "How much is left?",
        es: "¿Cuánto queda?",
        jp: "残高を確認する。",
      },
      text: {
        fr: "Le code est dans l’e-mail reçu. Il ne se devine pas, nous avons essayé.",
        en: "The code is in the email you received. It can’t be guessed; we tried.",
        es: "El código está en el correo que recibiste. No se adivina; lo hemos intentado.",
        jp: "コードは届いたメールにあります。推測はできません。試してみました。",
      },
    },
    {
      blockType: "faq",
      group: "gift-cards",
      title: {
        fr: "Encore une question",
        en: "One more question",
        es: "Otra pregunta",
        jp: "そのほかのご質問",
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Ou bien la montre entière.",
        en: "Or the whole watch.",
        es: "O el reloj entero.",
        jp: "あるいは、時計をまるごと。",
      },
      text: {
        fr: "Vous offrez la montre, l’autre choisit les pièces.",
        en: "You give the watch, they choose the parts.",
        es: "Tú regalas el reloj, la otra persona elige las piezas.",
        jp: "時計を贈り、部品はお相手が選びます。",
      },
      link: {
        label: { fr: "Offrir une montre", en: "Give a watch", es: "Regalar un reloj", jp: "時計を贈る" },
        href: "/offrir-une-montre",
      },
    },
  ],
};
