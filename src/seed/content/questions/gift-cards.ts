import type { SeedQuestion } from "./seed-question";

export const giftCards: readonly SeedQuestion[] = [
  {
    key: "gift-card",
    group: "gift-cards",
    question: {
      fr: "Comment fonctionne une carte cadeau ?",
      en: "How does a gift card work?",
      es: "¿Cómo funciona una tarjeta regalo?",
      jp: "ギフトカードの使い方を教えてください。",
    },
    answer: {
      fr: "De 50 à 500 €, par pas de 50. Elle arrive par e-mail avec un code, vaut deux ans et s’utilise en plusieurs fois : le solde reste sur la carte.",
      en: "From €50 to €500, in steps of 50. It comes by email with a code, is valid for two years and can be spent bit by bit: what’s left stays on the card.",
      es: "De 50 a 500 €, de 50 en 50. Llega por correo electrónico con un código, vale dos años y se usa en varias compras: el saldo se queda en la tarjeta.",
      jp: "50〜500ユーロ、50ユーロ単位です。コードをメールでお届けします。有効期間は2年、分けて使え、残高はカードに残ります。",
    },
  },
  {
    key: "gift-card-mix",
    group: "gift-cards",
    question: {
      fr: "Puis-je cumuler carte cadeau et code promo ?",
      en: "Can I use a gift card with a promo code?",
      es: "¿Puedo combinar una tarjeta regalo con un código promocional?",
      jp: "プロモーションコードと併用できますか。",
    },
    answer: {
      fr: "Oui : le code réduit le prix, la carte paie le reste. En revanche, aucun code ne réduit l’achat d’une carte ; de l’argent à moins dix pour cent, nous aimerions aussi.",
      en: "Yes: the code lowers the price, the card pays the rest. No code lowers the price of a gift card itself, though; money at ten per cent off is something we’d like too.",
      es: "Sí: el código reduce el precio y la tarjeta paga el resto. Eso sí, ningún código rebaja la compra de una tarjeta; dinero con un diez por ciento de descuento también lo querríamos nosotros.",
      jp: "はい。コードで値引きした残りをカードで支払えます。ただし、ギフトカードそのものにコードは使えません。1割引で買えるお金なら、私たちも欲しいところです。",
    },
  },
  {
    key: "gift-size",
    group: "gift-cards",
    question: {
      fr: "Offrir une montre sans connaître le poignet ?",
      en: "How do I give a watch without knowing their wrist size?",
      es: "¿Cómo regalo un reloj sin conocer la muñeca?",
      jp: "手首まわりがわからない人に贈るには、どうすればよいですか。",
    },
    answer: {
      fr: "La page « Offrir une montre » est faite pour cela : vous offrez la montre, la personne reçoit un code et la compose elle-même. Nul besoin de demander son tour de poignet : le secret tient.",
      en: "“Give a watch” is made for that: you give the watch, they get a code and design it themselves. No need to ask for their wrist size: your secret is safe.",
      es: "«Regalar un reloj» es para eso: tú regalas el reloj, la persona recibe un código y lo compone a su gusto. No hace falta preguntar cuánto mide su muñeca: el secreto queda a salvo.",
      jp: "「時計を贈る」をご利用ください。受け取った方がコードを使い、ご自分で組み立てます。こっそり手首を測る必要はありません。",
    },
  },
];
