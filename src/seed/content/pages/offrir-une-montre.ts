import type { SeedPage } from "@/src/seed/content/seed-page";

/** The gift watch: given by one, composed by another. */
export const page: SeedPage = {
  slug: "offrir-une-montre",
  title: { fr: "Offrir une montre", en: "Give a watch", es: "Regalar un reloj", jp: "時計を贈る" },
  description: {
    fr: "Vous offrez la montre, la personne qui la reçoit choisit ses pièces avec un code. 320 €, valable deux ans.",
    en: "You give the watch; whoever receives it chooses the parts with a code. €320, valid for two years.",
    es: "Tú regalas el reloj; quien lo recibe elige sus piezas con un código. 320 €, válido dos años.",
    jp: "時計を贈り、受け取った方がコードで部品を選びます。320ユーロ、有効期間2年。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Vous offrez, elle choisit. Ou lui.",
        en: "You give, they choose.",
        es: "Tú regalas, otra persona elige.",
        jp: "贈るのはあなた、選ぶのはお相手。",
      },
      text: {
        fr: "Choisir une montre pour quelqu’un d’autre demande du courage ou une bonne mémoire. Nous proposons une troisième voie : un code, et le configurateur.",
        en: "Choosing a watch for someone else takes courage or a good memory. We offer a third way: a code, and the configurator.",
        es: "Elegir un reloj para otra persona exige valor o buena memoria. Proponemos una tercera vía: un código y el configurador.",
        jp: "人の時計を選ぶには、勇気か、確かな記憶力が要ります。三つ目の方法があります。コードと、コンフィギュレーターです。",
      },
      link: {
        label: {
          fr: "Offrir la montre, 320 €",
          en: "Give the watch, €320",
          es: "Regalar el reloj, 320 €",
          jp: "時計を贈る（320ユーロ）",
        },
        href: "/offrir-une-montre#choisir",
      },
      illustration: { scene: "box-premium", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "steps",
      title: {
        fr: "Du cadeau au poignet",
        en: "From gift to wrist",
        es: "Del regalo a la muñeca",
        jp: "包みから手首まで",
      },
      steps: [
        {
          title: {
            fr: "Vous achetez la montre à offrir",
            en: "You buy the gift watch",
            es: "Compras el reloj para regalar",
            jp: "贈り物の時計を買う",
          },
          text: {
            fr: "320 €, livraison comprise. Vous donnez un prénom, une adresse e-mail, un mot et une date.",
            en: "€320, delivery included. You give a first name, an email address, a message and a date.",
            es: "320 €, envío incluido. Das un nombre, un correo, un mensaje y una fecha.",
            jp: "送料込み320ユーロ。お名前、メールアドレス、メッセージ、日付を入力します。",
          },
        },
        {
          title: { fr: "Le code arrive", en: "The code arrives", es: "Llega el código", jp: "コードが届く" },
          text: {
            fr: "Le jour dit, à la personne ou à vous, avec une carte à imprimer où figure le montant du cadeau.",
            en: "On the day you choose, to them or to you, with a card to print that says how much the gift covers.",
            es: "El día indicado, a esa persona o a ti, con una tarjeta para imprimir, que dice hasta qué importe llega el regalo.",
            jp: "ご指定の日に、お相手またはご購入者様へ。印刷用のカード付きで、使える金額を記します。",
          },
        },
        {
          title: {
            fr: "La montre se compose",
            en: "The watch is designed",
            es: "El reloj se compone",
            jp: "時計を組み立てる",
          },
          text: {
            fr: "Boîtier, cadran, aiguilles, bracelet, autant de soirées qu’il faut. Au-delà de 320 €, la différence se règle à ce moment-là.",
            en: "Case, dial, hands, strap, over as many evenings as it takes. Beyond €320, the difference is paid at that point.",
            es: "Caja, esfera, agujas, correa, en tantas tardes como haga falta. Por encima de 320 €, la diferencia se paga entonces.",
            jp: "ケース、文字盤、針、ストラップ。幾晩かけてもかまいません。320ユーロを超える分は、そのときにお支払いいただきます。",
          },
        },
        {
          title: { fr: "Nous assemblons", en: "We assemble", es: "Montamos", jp: "組み立て" },
          text: {
            fr: "{{leadDays}} jours plus tard, elle part ; comptez 20 jours de plus avec un cadran d’atelier.",
            en: "{{leadDays}} days later it ships; allow 20 more with a workshop dial.",
            es: "Sale {{leadDays}} días después; calcula 20 más con una esfera de taller.",
            jp: "{{leadDays}}日後に発送します。工房製作の文字盤なら、さらに20日かかります。",
          },
        },
      ],
    },
    {
      blockType: "form",
      form: "gift-watch",
      title: {
        fr: "Une montre, un nom, un jour.",
        en: "A watch, a name, a day.",
        es: "Un reloj, un nombre, un día.",
        jp: "時計と、名前と、日付。",
      },
      text: {
        fr: "Le code paie une montre jusqu’à 320 €, à composer ou toute prête. La personne qui le reçoit a deux ans pour choisir.",
        en: "The code pays for one watch of up to €320, bespoke or ready-made. Whoever receives it has two years to choose.",
        es: "El código paga un reloj de hasta 320 €, por componer o ya listo. Quien lo recibe tiene dos años para elegir.",
        jp: "320ユーロまでの時計一本に使えるコードです。組み立てても、既製でも。選ぶ時間は2年あります。",
      },
    },
    {
      blockType: "comparison",
      title: {
        fr: "Trois façons de ne pas se tromper.",
        en: "Three ways not to get it wrong.",
        es: "Tres maneras de no equivocarse.",
        jp: "失敗しない、三つの贈り方。",
      },
      columns: [
        { fr: "Carte cadeau", en: "Gift card", es: "Tarjeta regalo", jp: "ギフトカード" },
        { fr: "Montre à offrir", en: "Gift watch", es: "Reloj para regalar", jp: "贈り物の時計" },
        { fr: "Montre surprise", en: "Surprise watch", es: "Reloj sorpresa", jp: "サプライズウォッチ" },
      ],
      rows: [
        {
          label: { fr: "Vous décidez", en: "You decide", es: "Tú decides", jp: "贈る方が決める" },
          values: [
            { fr: "Du montant", en: "The amount", es: "El importe", jp: "金額" },
            { fr: "De l’objet", en: "The object", es: "El objeto", jp: "品物" },
            {
              fr: "Du montant et du caractère",
              en: "The amount and the character",
              es: "El importe y el carácter",
              jp: "金額と雰囲気",
            },
          ],
        },
        {
          label: {
            fr: "L’autre décide",
            en: "They decide",
            es: "La otra persona decide",
            jp: "お相手が決める",
          },
          values: [
            { fr: "De tout", en: "Everything", es: "Todo", jp: "すべて" },
            { fr: "Des pièces", en: "The parts", es: "Las piezas", jp: "部品" },
            { fr: "De dire merci", en: "To say thank you", es: "Dar las gracias", jp: "お礼の言葉" },
          ],
        },
        {
          label: { fr: "Prix", en: "Price", es: "Precio", jp: "価格" },
          values: [
            { fr: "50 à 500 €", en: "€50 to €500", es: "De 50 a 500 €", jp: "50〜500ユーロ" },
            { fr: "320 €", en: "€320", es: "320 €", jp: "320ユーロ" },
            { fr: "250 à 1 000 €", en: "€250 to €1,000", es: "De 250 a 1000 €", jp: "250〜1,000ユーロ" },
          ],
        },
        {
          label: { fr: "Arrive", en: "Arrives", es: "Llega", jp: "届き方" },
          values: [
            { fr: "Par e-mail", en: "By email", es: "Por correo electrónico", jp: "メール" },
            {
              fr: "Par e-mail, puis au poignet",
              en: "By email, then on the wrist",
              es: "Por correo electrónico, y luego en la muñeca",
              jp: "メール、その後に時計",
            },
            { fr: "Par colis", en: "In a parcel", es: "En un paquete", jp: "小包" },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: {
        fr: "La surprise, par l’atelier.",
        en: "A surprise, from the workshop.",
        es: "La sorpresa, a cargo del taller.",
        jp: "驚きを、工房にまかせる。",
      },
      text: {
        fr: "Vous fixez un montant entre 250 et 1 000 €, vous dites deux ou trois goûts, nous choisissons les pièces. La montre ne vaut jamais moins que ce que vous avez payé.",
        en: "You set an amount between €250 and €1,000 and name two or three things you like; we choose the parts. The watch is never worth less than you paid.",
        es: "Tú fijas un importe entre 250 y 1000 €, nos cuentas dos o tres gustos y nosotros elegimos las piezas. El reloj nunca vale menos de lo que pagas.",
        jp: "250〜1,000ユーロの金額とお好みを二、三伺い、部品は私たちが選びます。お支払い額を下回ることはありません。",
      },
      link: {
        label: {
          fr: "La montre surprise",
          en: "The surprise watch",
          es: "El reloj sorpresa",
          jp: "サプライズウォッチ",
        },
        href: "/montre-surprise",
      },
      illustration: { scene: "box-surprise", watch: "DI02", stage: "craie" },
      side: "right",
    },
    {
      blockType: "rich-text",
      title: {
        fr: "En petits caractères, mais lisibles",
        en: "The small print, made legible",
        es: "La letra pequeña, en grande",
        jp: "細かいことを、読める大きさで",
      },
      body: {
        fr: `Le code vaut deux ans. Vous pouvez changer d’avis dans les 14 jours de l’achat, tant qu’il n’a pas servi. Une fois la montre reçue, la personne qui l’a composée a elle aussi 14 jours : les droits voyagent avec le cadeau.

Si la montre composée coûte moins de 320 €, la différence n’est pas rendue ; un second bracelet la règle en général. Les détails sont dans les [conditions générales](/conditions-generales).`,
        en: `The code is valid for two years. You can change your mind within 14 days of buying, as long as it’s unused. Once the watch arrives, whoever designed it has 14 days too: the rights travel with the gift.

If the watch costs less than €320, the difference isn’t returned; a second strap usually settles it. Details are in the [terms of sale](/conditions-generales).`,
        es: `El código vale dos años. Puedes cambiar de idea en los 14 días siguientes a la compra, mientras no se haya usado. Cuando llega el reloj, quien lo compuso tiene también 14 días: los derechos viajan con el regalo.

Si el reloj compuesto cuesta menos de 320 €, la diferencia no se devuelve; una segunda correa suele arreglarlo. Los detalles están en las [condiciones generales](/conditions-generales).`,
        jp: `コードの有効期間は2年です。未使用であれば、購入から14日以内に撤回できます。時計の到着後は、組んだ方にも14日あります。権利も、贈り物と一緒に届きます。

組んだ時計が320ユーロに満たない場合、差額はお返ししません。替えストラップを足すと、たいてい釣り合います。詳しくは[利用規約](/conditions-generales)をご覧ください。`,
      },
    },
    {
      blockType: "faq",
      group: "gift-cards",
      title: {
        fr: "Questions de cadeaux",
        en: "Questions about gifts",
        es: "Preguntas sobre regalos",
        jp: "贈り物についてのご質問",
      },
    },
  ],
};
