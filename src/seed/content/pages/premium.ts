import type { SeedPage } from "@/src/seed/content/seed-page";

/** The early circle. The shell is hidden here, so the page leads back to the shop itself. */
export const page: SeedPage = {
  slug: "premium",
  title: {
    fr: "Premium : savoir avant, passer avant",
    en: "Premium: hear first, go first",
    es: "Premium: saberlo antes, pasar antes",
    jp: "プレミアム：先に知り、順番も先に",
  },
  description: {
    fr: "Un cercle gratuit : les nouveaux cadrans avant leur mise en ligne, et une place dans la file de l’atelier quand une série est courte.",
    en: "A free circle: new dials before they go online, and a place in the workshop queue when a run is short.",
    es: "Un círculo gratuito: las esferas nuevas antes de publicarse, y una plaza en la lista del taller cuando la serie es corta.",
    jp: "無料の登録制です。新しい文字盤を公開前にお知らせし、少量生産では工房の順番をお取りします。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Savoir avant. Passer avant.",
        en: "Hear first. Go first.",
        es: "Saberlo antes. Pasar antes.",
        jp: "先に知る。順番も先に。",
      },
      text: {
        fr: "Un cercle gratuit, sans carte et sans salon. Deux promesses, et nous tenons les deux.",
        en: "A free circle, with no card and no lounge. Two promises, and we keep both.",
        es: "Un círculo gratuito, sin tarjeta y sin salón. Dos promesas, y cumplimos las dos.",
        jp: "無料です。会員証もラウンジもありません。お約束は二つ、どちらも守ります。",
      },
      link: {
        label: { fr: "S’inscrire", en: "Sign up", es: "Inscribirme", jp: "登録する" },
        href: "/premium#premium",
      },
      illustration: { watch: "DIPIAL" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Pourquoi un cercle",
        en: "Why a circle",
        es: "Por qué un círculo",
        jp: "なぜ登録制なのか",
      },
      body: {
        fr: `Un cadran fait à la main sort du four, ou n’en sort pas. Quand une fournée réussit, il y en a quelques-uns ; il n’y en aura pas d’autres exactement pareils. Les annoncer à tout le monde à la même heure revient à récompenser la connexion la plus rapide.

Nous préférons une liste. Elle est tenue dans l’ordre des inscriptions, et elle a deux usages.

## Savoir avant

Quand un cadran, une pierre ou une série courte est prêt, les inscrits reçoivent un message avant la mise en ligne. Il contient des photos à la lumière du jour, le nombre de pièces, le prix et la date d’ouverture. Pas de compte à rebours.

## Passer avant

Quand il y a plus de demandes que de pièces, l’atelier suit la liste. On vous écrit quand vient votre tour, vous répondez oui ou non. Un non ne vous fait pas reculer.

> **0 €** et rien à acheter pour rester sur la liste

## Ce que ce n’est pas

Ni une remise, ni un abonnement, ni une garantie d’obtenir la pièce : si une fournée compte six cadrans, la septième personne attend la suivante. Pour une montre sur mesure, l’option prioritaire du configurateur existe déjà, ouverte à tous, et retire six jours.

## Vos données

Votre nom et votre e-mail. Rien d’autre, rien de revendu. Pour sortir de la liste, répondez « stop » à l’un de nos messages.`,
        en: `A handmade dial comes out of the kiln, or it doesn’t. When a firing works there are a few of them, and there won’t be others quite the same. Announcing them to everyone at once means rewarding the fastest connection.

We’d rather keep a list. It runs in order of sign-up, and it has two uses.

## Hear first

When a dial, a stone or a short run is ready, people on the list get a message before it goes online. It has photographs taken in daylight, the number of pieces, the price and the opening date. No countdown.

## Go first

When there are more requests than pieces, the workshop follows the list. We write when it’s your turn; you say yes or no. A no doesn’t move you back.

> **€0** and nothing to buy to stay on it

## What it isn’t

Not a discount, not a subscription, not a promise that you’ll get the piece: if a firing yields six dials, the seventh person waits for the next. For a bespoke watch, the configurator’s priority option already exists, open to all, and takes six days off.

## Your data

Your name and your email. Nothing else, nothing sold on. Reply “stop” to any message to leave the list.`,
        es: `Una esfera hecha a mano sale del horno, o no sale. Cuando una hornada va bien hay unas pocas, y no habrá otras iguales del todo. Anunciarlas a todo el mundo a la misma hora es premiar la conexión más rápida.

Preferimos una lista. Sigue el orden de inscripción y sirve para dos cosas.

## Saberlo antes

Cuando una esfera, una piedra o una serie corta está lista, los inscritos reciben un mensaje antes de que se publique. Lleva fotos a la luz del día, el número de piezas, el precio y la fecha de apertura. Sin cuenta atrás.

## Pasar antes

Cuando hay más peticiones que piezas, el taller sigue la lista. Te escribimos cuando llega tu turno; dices que sí o que no. Un no no te hace retroceder.

> **0 €** y nada que comprar para seguir en ella

## Lo que no es

Ni un descuento, ni una suscripción, ni la garantía de conseguir la pieza: si una hornada da seis esferas, la séptima persona espera a la siguiente. Para un reloj a medida ya existe la opción prioritaria del configurador, abierta a todos, que quita seis días.

## Tus datos

Tu nombre y tu correo. Nada más, y nada se revende. Para salir de la lista, responde «baja» a cualquiera de nuestros mensajes.`,
        jp: `手仕事の文字盤は、窯から出てくることもあれば、出てこないこともあります。うまく焼けても数枚。まったく同じものは、もうできません。それを全員に同時にお知らせすれば、通信の速い方が得をするだけです。

そこで名簿を作りました。ご登録の順に並び、使いみちは二つです。

## 先に知る

文字盤や石、少量生産の時計ができあがると、公開の前にメールをお送りします。昼の光で撮った写真、数、価格、受付を始める日。カウントダウンはありません。

## 順番も先に

ご希望が数を上回るときは、名簿の順にご案内します。順番が来たらご連絡しますので、ご希望かどうかをお返事ください。見送っても、順番は下がりません。

> **0ユーロ** 登録を続けるための購入も不要です

## できないこと

割引でも定期購入でもなく、必ず手に入るというお約束でもありません。6枚焼ければ、7番目の方には次の窯をお待ちいただきます。オーダーメイドウォッチなら、コンフィギュレーターにどなたでも選べる優先製作があり、6日早くなります。

## 個人情報

お名前とメールアドレスだけです。それ以外は伺わず、第三者に売ることもありません。退会するときは、いずれかのメールに「退会」とご返信ください。`,
      },
    },
    {
      blockType: "steps",
      title: {
        fr: "Ce qui arrive ensuite.",
        en: "What happens next.",
        es: "Qué pasa después.",
        jp: "ご登録のあと。",
      },
      steps: [
        {
          title: { fr: "Vous vous inscrivez", en: "You sign up", es: "Te inscribes", jp: "ご登録" },
          text: {
            fr: "Un nom, un e-mail. Votre rang dans la liste date de ce jour.",
            en: "A name, an email. Your place on the list dates from that day.",
            es: "Un nombre, un correo. Tu lugar en la lista data de ese día.",
            jp: "お名前とメールアドレスを。順番は、その日に決まります。",
          },
        },
        {
          title: { fr: "Vous attendez", en: "You wait", es: "Esperas", jp: "お待ちいただく" },
          text: {
            fr: "Parfois longtemps. Nous n’écrivons pas pour dire qu’il n’y a rien.",
            en: "Sometimes for a long time. We don’t write to say there’s nothing.",
            es: "A veces mucho. No escribimos para decir que no hay nada.",
            jp: "長くなることもあります。何もないというお知らせは、お送りしません。",
          },
        },
        {
          title: { fr: "Vous recevez", en: "You hear from us", es: "Recibes", jp: "お知らせ" },
          text: {
            fr: "Photos, nombre de pièces, prix, date. Avant la mise en ligne.",
            en: "Photographs, number of pieces, price, date. Before it goes online.",
            es: "Fotos, número de piezas, precio, fecha. Antes de publicarse.",
            jp: "写真、数、価格、日付。公開の前にお送りします。",
          },
        },
        {
          title: { fr: "Vous choisissez", en: "You choose", es: "Eliges", jp: "お選びいただく" },
          text: {
            fr: "Oui, non, ou la prochaine fois.",
            en: "Yes, no, or next time.",
            es: "Sí, no, o la próxima vez.",
            jp: "はい、いいえ、または次の機会に。",
          },
        },
      ],
    },
    {
      blockType: "form",
      title: {
        fr: "Rejoindre la liste",
        en: "Join the list",
        es: "Entrar en la lista",
        jp: "プレミアムに登録する",
      },
      text: {
        fr: "Vous recevez un e-mail de confirmation, puis plus rien avant la première nouvelle.",
        en: "You get one email confirming it, then nothing until there’s news.",
        es: "Recibes un correo de confirmación y nada más hasta la primera noticia.",
        jp: "確認のメールをお送りします。次にお送りするのは、お知らせがあるときです。",
      },
      form: "premium",
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Sans attendre la liste.",
        en: "Without waiting for the list.",
        es: "Sin esperar a la lista.",
        jp: "名簿を待たずに。",
      },
      link: {
        label: {
          fr: "Revenir à la boutique",
          en: "Back to the shop",
          es: "Volver a la tienda",
          jp: "ショップに戻る",
        },
        href: "/",
      },
      second: {
        label: {
          fr: "Composer une montre",
          en: "Design a watch",
          es: "Componer un reloj",
          jp: "時計を組み立てる",
        },
        href: "/configurator",
      },
    },
  ],
};
