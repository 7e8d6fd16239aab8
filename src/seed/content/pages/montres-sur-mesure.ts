import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** How a bespoke watch is ordered, from the first click to the wrist. */
export const page: SeedPage = {
  slug: "montres/sur-mesure",
  title: inFour(
    "Montre sur mesure, de la commande au poignet",
    "A bespoke watch, from order to wrist",
    "Reloj a medida, del pedido a la muñeca",
    "オーダーメイドの時計、ご注文からお届けまで",
  ),
  description: inFour(
    "Composer, commander, recevoir : douze jours d’atelier, le prix affiché à chaque pièce, 14 jours pour changer d’avis.",
    "Compose, order, receive: twelve days in the workshop, the price at every part, 14 days to change your mind.",
    "Componer, pedir, recibir: doce días de taller, el precio en cada pieza, 14 días para cambiar de idea.",
    "組み立て、注文、お届け。工房で12日、部品ごとに価格を表示、14日以内なら返品できます。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Sur mesure, sans rendez-vous.",
        "Bespoke, without an appointment.",
        "A medida, sin cita.",
        "予約のいらない、オーダーメイド。",
      ),
      text: inFour(
        "Vous choisissez les pièces, le prix s’additionne sous vos yeux, l’atelier assemble. Personne ne vous sert de café tiède en attendant.",
        "You choose the parts, the price adds up as you watch, the workshop assembles. Nobody serves you lukewarm coffee meanwhile.",
        "Tú eliges las piezas, el precio se suma ante tus ojos, el taller monta. Nadie te sirve un café tibio mientras tanto.",
        "部品を選び、価格はその場で足し算。工房が組み立てます。待つあいだに、ぬるいコーヒーは出ません。",
      ),
      link: {
        label: inFour("Composer la mienne", "Compose mine", "Componer el mío", "自分の一本を組む"),
        href: "/configurator",
      },
      illustration: { scene: "hero-configurator", watch: "DI03", stage: "givre" },
    },
    {
      blockType: "steps",
      title: inFour(
        "Douze jours, cinq étapes.",
        "Twelve days, five steps.",
        "Doce días, cinco pasos.",
        "12日、五つの工程。",
      ),
      steps: [
        {
          title: inFour("Vous composez", "You compose", "Tú compones", "組み立てる"),
          text: inFour(
            "Chaque choix s’affiche sur la montre avec son prix. Le lien de votre montre peut être gardé, envoyé, repris plus tard.",
            "Each choice shows on the watch with its price. Your watch’s link can be kept, sent, picked up again later.",
            "Cada elección aparece en el reloj con su precio. El enlace de tu reloj se guarda, se envía, se retoma después.",
            "選ぶたびに、姿と価格が変わります。時計のリンクは、保存も、共有も、続きから再開もできます。",
          ),
        },
        {
          title: inFour("Vous commandez", "You order", "Haces el pedido", "注文する"),
          text: inFour(
            "Le paiement se fait chez notre prestataire. La configuration est figée telle quelle, au prix que vous avez vu.",
            "Payment happens at our provider’s. The configuration is frozen as it is, at the price you saw.",
            "El pago se hace en nuestro proveedor. La configuración queda fijada tal cual, al precio que has visto.",
            "お支払いは決済会社のページで。構成と価格は、ご覧になったまま確定します。",
          ),
        },
        {
          title: inFour("L’atelier réunit", "The workshop gathers", "El taller reúne", "部品をそろえる"),
          text: inFour(
            "Boîtier, cadran, aiguilles, bracelet et mouvement sont sortis des tiroirs et contrôlés ensemble, avant d’être vissés.",
            "Case, dial, hands, strap and movement come out of their drawers and are checked together, before anything is screwed down.",
            "Caja, esfera, agujas, correa y movimiento salen de sus cajones y se revisan juntos, antes de atornillar nada.",
            "ケース、文字盤、針、ストラップ、ムーブメントを引き出しから出し、締める前に、そろえて確かめます。",
          ),
        },
        {
          title: inFour(
            "On assemble et on règle",
            "We assemble and regulate",
            "Montamos y ajustamos",
            "組み立て、調整する",
          ),
          text: inFour(
            "Le NH35 est réglé entre −5 et +12 secondes par jour, la boîte est éprouvée à 10 ATM.",
            "The NH35 is regulated to between −5 and +12 seconds a day, the case is tested to 10 ATM.",
            "El NH35 se ajusta entre −5 y +12 segundos al día, la caja se prueba a 10 ATM.",
            "NH35を日差−5〜+12秒に調整し、ケースは10気圧で試験します。",
          ),
        },
        {
          title: inFour("Elle part", "It leaves", "Sale", "発送する"),
          text: inFour(
            "Douze jours après la commande, suivie, livraison comprise. Six jours de moins en priorité haute.",
            "Twelve days after the order, tracked, delivery included. Six days fewer with high priority.",
            "Doce días después del pedido, con seguimiento y envío incluido. Seis días menos con prioridad alta.",
            "ご注文から12日、追跡付き、送料込み。優先製作なら6日短くなります。",
          ),
        },
      ],
    },
    {
      blockType: "specifications",
      title: inFour(
        "Ce qui change le délai.",
        "What changes the date.",
        "Lo que cambia el plazo.",
        "納期が変わるもの。",
      ),
      text: inFour(
        "La date exacte s’affiche dans le configurateur, avant la commande.",
        "The exact date shows in the configurator, before you order.",
        "La fecha exacta aparece en el configurador, antes del pedido.",
        "正確な日付は、ご注文の前にコンフィギュレーターに表示されます。",
      ),
      rows: [
        {
          label: inFour("Pièces en tiroir", "Parts in the drawer", "Piezas en el cajón", "在庫の部品"),
          value: inFour("12 jours", "12 days", "12 días", "12日"),
        },
        {
          label: inFour(
            "Cadran d’atelier (pièce d’atelier)",
            "Workshop dial",
            "Esfera de taller",
            "工房製作の文字盤",
          ),
          value: inFour("20 jours de plus", "20 days more", "20 días más", "さらに20日"),
        },
        {
          label: inFour("Priorité haute", "High priority", "Prioridad alta", "優先製作"),
          value: inFour("6 jours de moins", "6 days fewer", "6 días menos", "6日短縮"),
        },
      ],
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Vous pouvez vous tromper.",
        "You’re allowed to be wrong.",
        "Puedes equivocarte.",
        "間違えても、大丈夫です。",
      ),
      text: inFour(
        "La loi n’accorde pas de droit de rétractation pour un objet fait sur mesure. Nous l’accordons : 14 jours après réception, pour une montre composée comme pour une autre.\n\nNous démontons, les pièces retournent dans leurs tiroirs, et nous n’en pensons rien.",
        "The law grants no right of withdrawal for things made to measure. We do: 14 days from delivery, for a composed watch as for any other.\n\nWe take it apart, the parts go back in their drawers, and we think nothing of it.",
        "La ley no concede derecho de desistimiento para lo hecho a medida. Nosotros sí: 14 días desde la entrega, para un reloj compuesto como para cualquier otro.\n\nLo desmontamos, las piezas vuelven a sus cajones y no pensamos nada.",
        "受注製作品に、法律上の撤回権はありません。当店では認めています。お届けから14日間、組み立てた時計も既製の時計も同じです。\n\n分解し、部品は引き出しに戻します。何とも思いません。",
      ),
      link: {
        label: inFour("Retours", "Returns", "Devoluciones", "返品について"),
        href: "/politique-de-retour",
      },
      illustration: { scene: "box-travel", watch: "DI01", stage: "craie" },
      side: "right",
    },
    {
      blockType: "faq",
      title: inFour("Avant de commencer.", "Before you begin.", "Antes de empezar.", "始める前に。"),
      group: "configurator",
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Il manque une pièce ?",
        "A part is missing?",
        "¿Falta una pieza?",
        "欲しい部品がないときは",
      ),
      text: inFour(
        "Une couleur, une gravure, une pierre à vous : cela se demande, et nous répondons par un devis écrit.",
        "A colour, an engraving, a stone of your own: ask, and we answer with a written quote.",
        "Un color, un grabado, una piedra tuya: se pide, y respondemos con un presupuesto por escrito.",
        "色、刻印、お手持ちの石。お問い合わせいただければ、書面でお見積もりします。",
      ),
      link: {
        label: inFour("Création sur mesure", "Special commissions", "Creación a medida", "特注制作"),
        href: "/services/creation-sur-mesure",
      },
    },
  ],
};
