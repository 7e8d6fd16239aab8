import type { SeedPage } from "@/src/seed/content/seed-page";

/** Behind the door of a first look. */
export const page: SeedPage = {
  slug: "avant-premiere/bienvenue",
  title: {
    fr: "Avant-première : bienvenue",
    en: "First look: welcome",
    es: "Preestreno: bienvenida",
    jp: "先行公開へようこそ",
  },
  description: {
    fr: "Ce que vous pouvez voir et commander avant les autres, en quelles quantités, et dans quel ordre.",
    en: "What you can see and order before anyone else, in what quantities, and in what order.",
    es: "Qué puedes ver y pedir antes que los demás, en qué cantidades y en qué orden.",
    jp: "ほかの方より先にご覧いただける作品と、その数量、承る順番について。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Vous êtes en avance.",
        en: "You’re early.",
        es: "Llegas pronto.",
        jp: "お早いお着きです。",
      },
      text: {
        fr: "C’est le but. Prenez votre temps : ce qui est montré ici y reste jusqu’à la mise en ligne, ou jusqu’à la dernière pièce.",
        en: "That’s the point. Take your time: what is shown here stays until it goes online, or until the last piece is gone.",
        es: "De eso se trata. Tómate tu tiempo: lo que se ve aquí sigue aquí hasta que se publique, o hasta la última pieza.",
        jp: "それが狙いです。ごゆっくりどうぞ。ここの作品は、公開されるまで、または最後の一本まで残ります。",
      },
      link: {
        label: { fr: "Voir la série", en: "See the run", es: "Ver la serie", jp: "シリーズを見る" },
        href: "/avant-premiere/bienvenue#first-look",
      },
      illustration: { watch: "DIBU01", stage: "sable" },
    },
    {
      blockType: "rail",
      title: {
        fr: "À regarder de près.",
        en: "Worth a close look.",
        es: "Para mirar de cerca.",
        jp: "近くでご覧ください。",
      },
      watches: ["DIHO", "DIPIAL", "DI05", "RE1070"],
    },
    {
      blockType: "rich-text",
      title: { fr: "Les règles de la maison", en: "House rules", es: "Las reglas de la casa", jp: "お約束" },
      body: {
        fr: `Une avant-première montre des séries courtes. Le nombre de pièces est écrit sur chaque fiche, et la série n’est jamais agrandie.

## L’ordre

Les commandes sont servies dans l’ordre des paiements confirmés. Ouvrir la page de paiement retient un numéro pendant une heure ; payer le garde. Quand la dernière pièce est vendue, le bouton le dit et personne d’autre n’est débité.

> **1** montre par personne et par série

## Le prix

Le même que le jour de la mise en ligne. Venir tôt donne le choix, pas une remise : nous ne voulons pas que ceux qui arrivent après aient l’impression de payer pour ceux d’avant.

## Payer

Par carte ou par portefeuille électronique, au choix. La page [Payer avec PayPal](/avant-premiere/paypal) explique le second.

## Les droits

Tous. Quatorze jours après réception pour changer d’avis, deux ans de garantie légale, et la même date d’expédition écrite avant le paiement.`,
        en: `A first look shows short runs. The number of pieces is written on each page, and the run is never made larger.

## Who comes first

Orders are served as their payments are confirmed. Opening the payment page holds a number for one hour; paying keeps it. When the last one is sold, the button says so and nobody else is charged.

> **1** watch per person, per run

## The price

The same as on the day it goes online. Coming early gives you the choice, not a discount: we don’t want those who come later to feel they’re paying for your head start.

## Paying

By card or by digital wallet, as you like. [Paying with PayPal](/avant-premiere/paypal) explains the second.

## Your rights

All of them. Fourteen days from receipt to change your mind, two years of legal guarantee, and the same shipping date in writing before you pay.`,
        es: `En un preestreno se enseñan series cortas. El número de piezas está en cada ficha, y la serie no se amplía nunca.

## El orden

Los pedidos se sirven por orden de pago confirmado. Abrir la página de pago aparta un número durante una hora; pagar lo conserva. Cuando se vende el último, el botón lo dice y no se cobra a nadie más.

> **1** reloj por persona y serie

## El precio

El mismo que el día de la publicación. Llegar pronto permite elegir, no da descuento: no queremos que quien viene después sienta que paga la ventaja de otro.

## Pagar

Con tarjeta o con PayPal, a tu gusto. La página [Pagar con PayPal](/avant-premiere/paypal) explica lo segundo.

## Tus derechos

Todos. Catorce días desde la recepción para cambiar de idea, dos años de garantía legal y la misma fecha de envío por escrito antes de pagar.`,
        jp: `先行公開でお見せするのは、少量生産の作品です。本数は各ページに記し、シリーズを後から増やすことはありません。

## 順番

入金が確認された順に承ります。決済ページを開くと番号を1時間お取り置きし、お支払いで確定します。最後の一本が売れるとボタンに表示され、それ以降のご請求はありません。

> **1本** お一人様、一シリーズにつき

## 価格

公開日と同じです。早くお越しの方が得るのは選ぶ自由で、値引きではありません。後から来る方に、その分を払っているとは思わせたくないのです。

## お支払い

カード、または電子ウォレットから。後者については[PayPalでのお支払い](/avant-premiere/paypal)をご覧ください。

## 権利

すべてそのままです。お受け取りから14日間の撤回権、2年間の法定保証、お支払い前に示す発送日。`,
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Rien pour vous cette fois ?",
        en: "Nothing for you this time?",
        es: "¿Nada para ti esta vez?",
        jp: "お好みのものがなければ。",
      },
      text: {
        fr: "Le configurateur est ouvert, et lui n’a pas de mot de passe.",
        en: "The configurator is open, and it has no password.",
        es: "El configurador está abierto, y no tiene contraseña.",
        jp: "コンフィギュレーターに、パスワードはありません。",
      },
      link: {
        label: {
          fr: "Composer une montre",
          en: "Design a watch",
          es: "Componer un reloj",
          jp: "時計を組み立てる",
        },
        href: "/configurator",
      },
      second: {
        label: { fr: "Toutes les montres", en: "All watches", es: "Todos los relojes", jp: "すべての時計" },
        href: "/montres",
      },
    },
  ],
};
