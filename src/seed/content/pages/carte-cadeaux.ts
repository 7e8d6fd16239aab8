import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** Gift cards: the rule of amounts, how one is given and used, and how long it lasts. */
export const page: SeedPage = {
  slug: "carte-cadeaux",
  title: inFour(
    "Cartes cadeaux, de 50 à 500 €",
    "Gift cards from €50 to €500",
    "Tarjetas regalo, de 50 a 500 €",
    "ギフトカード 50〜500ユーロ",
  ),
  description: inFour(
    "Envoyée par e-mail avec un code, valable deux ans, utilisable en plusieurs fois. Le solde se consulte à tout moment.",
    "Sent by e-mail with a code, valid for two years, usable in several goes. Check the balance at any time.",
    "Llega por correo con un código, vale dos años y se usa en varias veces. El saldo se consulta cuando quieras.",
    "コードをメールでお届けします。有効期間2年、分けて使え、残高はいつでも確認できます。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Le choix, en euros.",
        "Choice, in euros.",
        "La elección, en euros.",
        "選ぶ楽しみを、ユーロで。",
      ),
      text: inFour(
        "On connaît rarement le tour de poignet de quelqu’un. On connaît son adresse e-mail.",
        "You seldom know someone’s wrist size. You do know their e-mail address.",
        "Rara vez se sabe el contorno de muñeca de alguien. Su correo, sí.",
        "相手の手首の太さは、なかなか分かりません。メールアドレスなら、ご存じでしょう。",
      ),
      link: {
        label: inFour("Choisir un montant", "Choose an amount", "Elegir un importe", "金額を選ぶ"),
        href: "/carte-cadeaux#choisir",
      },
      illustration: { scene: "hero-gift-cards", watch: "DI01", stage: "craie" },
    },
    {
      blockType: "form",
      form: "gift-card",
      title: inFour(
        "Dix montants, un par graduation.",
        "Ten amounts, one per mark.",
        "Diez importes, uno por marca.",
        "十の金額、目盛りごとに。",
      ),
      text: inFour(
        "De 50 à 500 €, par pas de 50. La date de fin est écrite avant l’achat, puis sur la carte.",
        "From €50 to €500 in steps of 50. The end date is shown before you buy, then on the card.",
        "De 50 a 500 €, de 50 en 50. La fecha de fin aparece antes de comprar y después en la tarjeta.",
        "50ユーロから500ユーロまで、50ユーロ単位。期限は購入前と、カードに表示します。",
      ),
    },
    {
      blockType: "steps",
      title: inFour("Comment ça marche", "How it works", "Cómo funciona", "ご利用の流れ"),
      steps: [
        {
          title: inFour("Vous choisissez", "You choose", "Eliges", "選ぶ"),
          text: inFour(
            "Le montant, la personne, le mot, le jour de l’envoi. Aucun code promo ne s’applique : un euro y vaut un euro.",
            "The amount, the person, the words, the day it’s sent. No promo code applies: a euro here is worth a euro.",
            "El importe, la persona, las palabras, el día del envío. Ningún código se aplica: un euro vale un euro.",
            "金額、相手、言葉、送る日。プロモーションコードは使えません。1ユーロは、1ユーロです。",
          ),
        },
        {
          title: inFour("Elle arrive", "It arrives", "Llega", "届く"),
          text: inFour(
            "Par e-mail, une fois le paiement confirmé, avec une carte à imprimer.",
            "By e-mail, once payment is confirmed, with a card to print.",
            "Por correo, una vez confirmado el pago, con una tarjeta para imprimir.",
            "入金の確認後、印刷用のカードを添えてメールで届きます。",
          ),
        },
        {
          title: inFour("Elle sert", "It’s used", "Se usa", "使う"),
          text: inFour(
            "Le code se saisit au panier. Il paie tout ou partie ; le reste se règle par carte bancaire, et le solde attend.",
            "The code goes into the cart. It pays for all or part; the rest goes on a bank card, and the balance waits.",
            "El código se pone en el carrito. Paga todo o una parte; lo demás va con tarjeta bancaria, y el saldo espera.",
            "カートでコードを入力します。全額または一部に使え、不足分はカードで。残高は残ります。",
          ),
        },
        {
          title: inFour("Elle expire", "It expires", "Caduca", "期限"),
          text: inFour(
            "Deux ans après son émission. Nous le disons maintenant plutôt qu’alors.",
            "Two years after issue. We say so now rather than then.",
            "Dos años después de su emisión. Lo decimos ahora y no entonces.",
            "発行から2年です。そのときではなく、いま申し上げておきます。",
          ),
        },
      ],
    },
    {
      blockType: "specifications",
      title: inFour("Les règles de la carte", "The card’s rules", "Las reglas de la tarjeta", "カードの規則"),
      rows: [
        {
          label: inFour("Montants", "Amounts", "Importes", "金額"),
          value: inFour(
            "50 à 500 €, par 50",
            "€50 to €500, by 50",
            "50 a 500 €, de 50 en 50",
            "50〜500ユーロ（50単位）",
          ),
        },
        {
          label: inFour("Validité", "Validity", "Validez", "有効期間"),
          value: inFour(
            "2 ans après l’émission",
            "2 years from issue",
            "2 años desde la emisión",
            "発行から2年",
          ),
        },
        {
          label: inFour("Utilisation", "Use", "Uso", "使い方"),
          value: inFour(
            "En plusieurs fois, sur toute la boutique sauf les cartes",
            "In several goes, on everything but gift cards",
            "En varias veces, en todo menos las tarjetas",
            "分割可。ギフトカード以外の全商品",
          ),
        },
        {
          label: inFour("Avec un code promo", "With a promo code", "Con un código", "コードとの併用"),
          value: inFour(
            "Oui : le code réduit le prix, la carte paie le reste",
            "Yes: the code lowers the price, the card pays the rest",
            "Sí: el código baja el precio y la tarjeta paga el resto",
            "可。コードで値引きし、残りをカードで支払います",
          ),
        },
        {
          label: inFour("Remboursement", "Refund", "Reembolso", "返金"),
          value: inFour(
            "14 jours après l’achat, si elle n’a pas servi",
            "14 days from purchase, if unused",
            "14 días desde la compra, si no se ha usado",
            "未使用なら購入から14日以内",
          ),
        },
        {
          label: inFour("Contre de l’argent", "For cash", "A cambio de dinero", "換金"),
          value: inFour(
            "Non, sauf quand la loi le prévoit",
            "No, except where the law provides",
            "No, salvo cuando lo prevé la ley",
            "不可（法律に定めがある場合を除く）",
          ),
        },
        {
          label: inFour("Perdue", "Lost", "Perdida", "紛失"),
          value: inFour(
            "Nouveau code, pour le solde qui reste",
            "A new code, for what is left",
            "Un código nuevo, por el saldo restante",
            "残高分の新しいコードを発行",
          ),
        },
      ],
    },
    {
      blockType: "form",
      form: "gift-card-balance",
      title: inFour("Combien reste-t-il ?", "How much is left?", "¿Cuánto queda?", "残高を確認する。"),
      text: inFour(
        "Le code est dans l’e-mail reçu. Il ne se devine pas, nous avons essayé.",
        "The code is in the e-mail you received. It can’t be guessed; we tried.",
        "El código está en el correo que recibiste. No se adivina; lo hemos intentado.",
        "コードは届いたメールにあります。推測はできません。試してみました。",
      ),
    },
    {
      blockType: "faq",
      group: "gift-cards",
      title: inFour("Encore une question", "One more question", "Otra pregunta", "もう一つの質問"),
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Ou bien la montre entière.",
        "Or the whole watch.",
        "O el reloj entero.",
        "あるいは、時計をまるごと。",
      ),
      text: inFour(
        "Vous offrez la montre, l’autre choisit les pièces.",
        "You give the watch, they choose the parts.",
        "Tú regalas el reloj, la otra persona elige las piezas.",
        "時計を贈り、部品は相手が選びます。",
      ),
      link: {
        label: inFour("Offrir une montre", "Give a watch", "Regalar un reloj", "時計を贈る"),
        href: "/offrir-une-montre",
      },
    },
  ],
};
