import type { SeedPage } from "@/src/seed/content/seed-page";

/** How a bespoke watch is ordered, from the first click to the wrist. */
export const page: SeedPage = {
  slug: "montres/sur-mesure",
  title: {
    fr: "Montre sur mesure, de la commande au poignet",
    en: "A bespoke watch, from order to wrist",
    es: "Reloj a medida, del pedido a la muñeca",
    jp: "オーダーメイドウォッチ、ご注文からお届けまで",
  },
  description: {
    fr: "Composer, commander, recevoir : {{leadDays}} jours d’atelier, le prix affiché à chaque pièce, 14 jours pour changer d’avis.",
    en: "Design, order, receive: {{leadDays}} days in the workshop, a price beside every part, 14 days to change your mind.",
    es: "Componer, pedir, recibir: {{leadDays}} días de taller, el precio en cada pieza, 14 días para cambiar de idea.",
    jp: "組み立て、ご注文、お届け。工房で{{leadDays}}日、部品ごとに価格を表示、14日以内なら返品できます。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Sur mesure, sans rendez-vous.",
        en: "Bespoke, without an appointment.",
        es: "A medida, sin cita.",
        jp: "予約のいらない、オーダーメイド。",
      },
      text: {
        fr: "Vous choisissez les pièces, les prix s’additionnent sous vos yeux, l’atelier assemble. Personne ne vous sert de café tiède en attendant.",
        en: "You choose the parts, the price adds up as you watch, the workshop assembles. Nobody serves you lukewarm coffee meanwhile.",
        es: "Tú eliges las piezas, los precios se suman ante tus ojos, el taller monta. Nadie te sirve un café tibio mientras tanto.",
        jp: "部品を選び、価格はその場で足し算。工房が組み立てます。待つあいだに、ぬるいコーヒーは出ません。",
      },
      link: {
        label: {
          fr: "Composer la mienne",
          en: "Design mine",
          es: "Componer el mío",
          jp: "自分の一本を組む",
        },
        href: "/configurator",
      },
      illustration: { scene: "hero-configurator", watch: "DI03", stage: "givre" },
    },
    {
      blockType: "steps",
      title: {
        fr: "{{leadDays}} jours, cinq étapes.",
        en: "{{leadDays}} days, five steps.",
        es: "{{leadDays}} días, cinco pasos.",
        jp: "{{leadDays}}日、五つの工程。",
      },
      steps: [
        {
          title: { fr: "Vous composez", en: "You design", es: "Tú compones", jp: "組み立てる" },
          text: {
            fr: "Chaque choix s’affiche sur la montre avec son prix. Le lien de votre montre peut être gardé, envoyé, repris plus tard.",
            en: "Each choice shows on the watch with its price. Your watch’s link can be kept, sent, picked up again later.",
            es: "Cada elección aparece en el reloj con su precio. El enlace de tu reloj se guarda, se envía, se retoma después.",
            jp: "選ぶたびに、姿と価格が変わります。時計のリンクは、保存も、共有も、続きから再開もできます。",
          },
        },
        {
          title: { fr: "Vous commandez", en: "You order", es: "Haces el pedido", jp: "注文する" },
          text: {
            fr: "Le paiement se fait chez notre prestataire. Votre montre est figée telle quelle, au prix que vous avez vu.",
            en: "You pay on our provider’s page. Your design is frozen as it stands, at the price you saw.",
            es: "El pago se hace en la página de nuestro proveedor. La configuración queda fijada tal cual, al precio que has visto.",
            jp: "お支払いは決済会社のページで。構成と価格は、ご覧になったまま確定します。",
          },
        },
        {
          title: {
            fr: "L’atelier réunit",
            en: "The workshop gathers",
            es: "El taller reúne",
            jp: "部品をそろえる",
          },
          text: {
            fr: "Boîtier, cadran, aiguilles, bracelet et mouvement sont sortis des tiroirs et contrôlés ensemble, avant le premier tour de vis.",
            en: "Case, dial, hands, strap and movement come out of their drawers and are checked together, before anything is screwed down.",
            es: "Caja, esfera, agujas, correa y movimiento salen de sus cajones y se revisan juntos, antes de atornillar nada.",
            jp: "ケース、文字盤、針、ストラップ、ムーブメントを引き出しから出し、ねじを締める前に、そろえて確かめます。",
          },
        },
        {
          title: {
            fr: "On assemble et on règle",
            en: "We assemble and regulate",
            es: "Montamos y ajustamos",
            jp: "組み立て、調整する",
          },
          text: {
            fr: "Le NH35 est réglé entre −5 et +12 secondes par jour, le boîtier est éprouvé à 10 ATM.",
            en: "The NH35 is regulated to between −5 and +12 seconds a day, the case is tested to 10 ATM.",
            es: "El NH35 se ajusta entre −5 y +12 segundos al día, la caja se prueba a 10 ATM.",
            jp: "NH35を日差−5〜+12秒に調整し、ケースは10気圧で試験します。",
          },
        },
        {
          title: { fr: "Elle part", en: "It leaves", es: "Sale", jp: "発送する" },
          text: {
            fr: "{{leadDays}} jours après la commande, livraison suivie et comprise. Six jours de moins avec l’option prioritaire.",
            en: "{{leadDays}} days after the order, tracked, delivery included. Six days fewer with the priority option.",
            es: "{{leadDays}} días después del pedido; envío con seguimiento, incluido en el precio. Seis días menos con la opción prioritaria.",
            jp: "ご注文から{{leadDays}}日、追跡付き、送料込み。優先製作なら6日短くなります。",
          },
        },
      ],
    },
    {
      blockType: "specifications",
      title: {
        fr: "Ce qui change le délai.",
        en: "What changes the lead time.",
        es: "Lo que cambia el plazo.",
        jp: "納期を変えるもの。",
      },
      text: {
        fr: "Une complication GMT ajoute deux jours. La date estimée s’affiche dans le configurateur, avant la commande.",
        en: "A GMT complication adds two days. The estimated date shows in the configurator, before you order.",
        es: "Una complicación GMT añade dos días. La fecha estimada aparece en el configurador, antes del pedido.",
        jp: "GMT機能が付くと2日長くなります。予定日は、ご注文の前にコンフィギュレーターに表示されます。",
      },
      rows: [
        {
          label: {
            fr: "Pièces dans leurs tiroirs",
            en: "Parts in their drawers",
            es: "Piezas en sus cajones",
            jp: "在庫の部品",
          },
          value: {
            fr: "{{leadDays}} jours",
            en: "{{leadDays}} days",
            es: "{{leadDays}} días",
            jp: "{{leadDays}}日",
          },
        },
        {
          label: {
            fr: "Cadran d’atelier",
            en: "Workshop dial",
            es: "Esfera de taller",
            jp: "工房製作の文字盤",
          },
          value: { fr: "20 jours de plus", en: "20 days more", es: "20 días más", jp: "さらに20日" },
        },
        {
          label: {
            fr: "Option prioritaire",
            en: "Priority option",
            es: "Opción prioritaria",
            jp: "優先製作",
          },
          value: { fr: "6 jours de moins", en: "6 days fewer", es: "6 días menos", jp: "6日短縮" },
        },
      ],
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Vous pouvez vous tromper.",
        en: "You’re allowed to be wrong.",
        es: "Puedes equivocarte.",
        jp: "間違えても、大丈夫です。",
      },
      text: {
        fr: "La loi n’accorde pas de droit de rétractation pour un objet fait sur mesure. Nous l’accordons : 14 jours après réception, pour une montre composée comme pour une autre.\n\nNous démontons, les pièces retournent dans leurs tiroirs, et nous n’en pensons rien.",
        en: "The law grants no right of withdrawal for things made to measure. We do: 14 days from delivery, for a bespoke watch as for any other.\n\nWe take it apart, the parts go back in their drawers, and we think nothing of it.",
        es: "La ley no concede derecho de desistimiento para lo hecho a medida. Nosotros sí: 14 días desde la entrega, tanto para un reloj compuesto como para cualquier otro.\n\nLo desmontamos, las piezas vuelven a sus cajones y nadie opina.",
        jp: "受注製作の品に、法律上の撤回権はありません。それでも、私たちはお受けします。お届けから14日間、組み立てた時計も既製の時計も同じです。\n\n分解し、部品は引き出しに戻します。お気になさらないでください。",
      },
      link: {
        label: { fr: "Retours", en: "Returns", es: "Devoluciones", jp: "返品について" },
        href: "/politique-de-retour",
      },
      illustration: { scene: "box-travel", watch: "DI01", stage: "craie" },
      side: "right",
    },
    {
      blockType: "faq",
      title: {
        fr: "Avant de commencer.",
        en: "Before you begin.",
        es: "Antes de empezar.",
        jp: "始める前に。",
      },
      group: "configurator",
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Il manque une pièce ?",
        en: "Can’t find the part you want?",
        es: "¿Falta una pieza?",
        jp: "欲しい部品がないときは。",
      },
      text: {
        fr: "Une couleur, une gravure, une pierre à vous : cela se demande, et nous répondons par un devis écrit.",
        en: "A colour, an engraving, a stone of your own: ask, and we answer with a written quote.",
        es: "Un color, un grabado, una piedra tuya: se pide, y respondemos con un presupuesto por escrito.",
        jp: "色、彫り、お手持ちの石。お問い合わせいただければ、書面でお見積もりします。",
      },
      link: {
        label: {
          fr: "Création sur mesure",
          en: "Custom work",
          es: "Creación a medida",
          jp: "特注製作",
        },
        href: "/services/creation-sur-mesure",
      },
      second: {
        label: {
          fr: "Tout ce qui se choisit",
          en: "Everything you can choose",
          es: "Todo lo que se puede elegir",
          jp: "選べるものの一覧",
        },
        href: "/collections/custom",
      },
    },
  ],
};
