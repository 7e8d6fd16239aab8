import type { SeedQuestion } from "./seed-question";

export const ordering: readonly SeedQuestion[] = [
  {
    key: "guest",
    group: "ordering",
    question: {
      fr: "Faut-il un compte pour commander ?",
      en: "Do I need an account to order?",
      es: "¿Necesito una cuenta para comprar?",
      jp: "注文にアカウントは必要ですか。",
    },
    answer: {
      fr: "Non. Une adresse e-mail suffit : la confirmation, le reçu et le suivi y arrivent. Avec la même adresse et le numéro de commande, vous retrouvez tout dans « Suivre une commande ».",
      en: "No. An email address is enough: the confirmation, the receipt and the tracking all go there. With that address and your order number, “Track an order” brings everything back.",
      es: "No. Basta un correo electrónico: ahí llegan la confirmación, el recibo y el seguimiento. Con ese correo y el número de pedido lo encontrarás todo en «Seguir un pedido».",
      jp: "いいえ、メールアドレスだけでご注文いただけます。確認、領収書、配送状況はすべてメールで届きます。同じアドレスと注文番号があれば、「ご注文の確認」からいつでもご覧いただけます。",
    },
  },
  {
    key: "change-order",
    group: "ordering",
    question: {
      fr: "Puis-je modifier une commande déjà payée ?",
      en: "Can I change an order I’ve paid for?",
      es: "¿Puedo cambiar un pedido ya pagado?",
      jp: "支払い後に注文を変更できますか。",
    },
    answer: {
      fr: "Tant que la montre n’est pas à l’atelier, oui : écrivez-nous avec le numéro de commande et la pièce à changer. Si le prix change, nous vous le disons avant de toucher à quoi que ce soit.\n\nUne fois les aiguilles posées, il reste les 14 jours de rétractation, qui commencent à la réception.",
      en: "As long as the watch isn’t in the workshop, yes: write to us with the order number and the part to change. If the price moves, we say so before touching anything.\n\nOnce the hands are on, you still have the 14-day right of withdrawal, counted from delivery.",
      es: "Mientras el reloj no esté en el taller, sí: escríbenos con el número de pedido y la pieza que quieres cambiar. Si cambia el precio, te lo decimos antes de tocar nada.\n\nCon las agujas ya puestas, te quedan los 14 días de desistimiento, que empiezan al recibirlo.",
      jp: "組み立てを始める前であれば可能です。注文番号と変更したい部品をお知らせください。価格が変わる場合は、作業の前にお伝えします。\n\n針を取り付けたあとは、お届けから14日間の返品制度をご利用ください。",
    },
  },
  {
    key: "note",
    group: "ordering",
    question: {
      fr: "Puis-je laisser un mot à l’atelier ?",
      en: "Can I leave the workshop a note?",
      es: "¿Puedo dejar una nota al taller?",
      jp: "工房に伝えたいことがあります。",
    },
    answer: {
      fr: "Oui, le panier a un champ pour cela. Votre mot suit la fiche de la montre jusqu’à l’établi : une date à ne pas dépasser, un bracelet à raccourcir, un paquet à ne pas trop annoncer.",
      en: "Yes, the cart has a field for it. It travels with the watch’s build sheet to the workbench: a date not to miss, a bracelet to shorten, a parcel that shouldn’t give itself away.",
      es: "Sí, el carrito tiene un campo para eso. Acompaña a la ficha del reloj hasta el banco de trabajo: una fecha límite, un brazalete que acortar, un paquete que no debe delatarse.",
      jp: "カートの「工房へのひとこと」にお書きください。時計の組立指示書とともに、作業台まで届きます。間に合わせたい日付、ブレスレットの長さ、中身を知られたくない包み。どうぞご遠慮なく。",
    },
  },
  {
    key: "several",
    group: "ordering",
    question: {
      fr: "Et pour une équipe, un mariage, vingt montres ?",
      en: "What about a team, a wedding, twenty watches?",
      es: "¿Y para un equipo, una boda, veinte relojes?",
      jp: "記念品として20本ほど頼みたいのですが。",
    },
    answer: {
      fr: "La page Entreprise est faite pour cela : dites-nous combien, pour quand, et ce qui doit être commun à toutes. Vous recevez un devis écrit avant tout engagement.",
      en: "That’s what the Business page is for: tell us how many, by when, and what they should have in common. You get a written quote before you commit to anything.",
      es: "Para eso está la página Empresas: dinos cuántos, para cuándo y qué deben tener en común. Recibirás un presupuesto por escrito antes de comprometerte.",
      jp: "「法人のお客様」のページからご相談ください。本数、希望日、そろえたい仕様を伺い、書面のお見積もりをお送りします。ご依頼はその後で結構です。",
    },
  },
];
