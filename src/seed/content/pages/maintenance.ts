import type { SeedPage } from "@/src/seed/content/seed-page";

/** Shown while the shop is being serviced. */
export const page: SeedPage = {
  slug: "maintenance",
  title: {
    fr: "La boutique est à l’établi",
    en: "The shop is in for a service",
    es: "La tienda está en el taller",
    jp: "ただいま点検中です",
  },
  description: {
    fr: "Nous révisons la boutique. Les commandes passées suivent leur cours et les paniers sont gardés.",
    en: "We’re servicing the shop. Orders already placed carry on and carts are kept.",
    es: "Estamos revisando la tienda. Los pedidos hechos siguen su curso y los carritos se guardan.",
    jp: "ショップの点検をしています。お受けしたご注文はそのまま進み、カートの中身も残っています。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "La boutique est à l’établi.",
        en: "The shop is in for a service.",
        es: "La tienda está en el taller.",
        jp: "ただいま点検中です。",
      },
      text: {
        fr: "Un fond ouvert, quelques vis sur la table. Nous refermons dès que tout tourne rond.",
        en: "The back is off, a few screws are on the table. We’ll close it up as soon as it runs true.",
        es: "El fondo está abierto, con unos tornillos sobre la mesa. Lo cerramos en cuanto todo marche.",
        jp: "裏蓋を開け、ねじを数本、机に並べています。調子が整いしだい、裏蓋を戻します。",
      },
      illustration: { scene: "hero-maintenance", watch: "DI03", view: "back" },
    },
    {
      blockType: "specifications",
      title: { fr: "Pendant ce temps.", en: "Meanwhile.", es: "Mientras tanto.", jp: "そのあいだ。" },
      text: {
        fr: "Ce qui attend, et ce qui n’attend pas.",
        en: "What waits, and what doesn’t.",
        es: "Lo que espera y lo que no.",
        jp: "待っていただくものと、止まらないもの。",
      },
      rows: [
        {
          label: { fr: "Votre panier", en: "Your cart", es: "Tu carrito", jp: "カート" },
          value: {
            fr: "gardé, tel quel",
            en: "kept, as it was",
            es: "guardado, tal cual",
            jp: "そのまま残っています",
          },
        },
        {
          label: {
            fr: "Commandes payées",
            en: "Paid orders",
            es: "Pedidos pagados",
            jp: "お支払い済みのご注文",
          },
          value: {
            fr: "elles avancent : l’atelier, lui, n’est pas en ligne",
            en: "moving along: the workshop isn’t online",
            es: "avanzan: el taller no está en línea",
            jp: "進んでいます。工房は、ネットの外にあります",
          },
        },
        {
          label: { fr: "Paiements", en: "Payments", es: "Pagos", jp: "お支払い" },
          value: {
            fr: "fermés jusqu’à la réouverture, rien n’est débité",
            en: "closed until we reopen, nothing is charged",
            es: "cerrados hasta la reapertura, no se cobra nada",
            jp: "再開まで停止。ご請求はありません",
          },
        },
        {
          label: { fr: "Une urgence", en: "Something urgent", es: "Algo urgente", jp: "お急ぎの方" },
          value: {
            fr: "{{company.email}}",
            en: "{{company.email}}",
            es: "{{company.email}}",
            jp: "{{company.email}}",
          },
        },
      ],
    },
    {
      blockType: "quote",
      text: {
        fr: "Une montre arrêtée donne l’heure juste deux fois par jour. Nous visons mieux.",
        en: "A stopped watch is right twice a day. We’re aiming higher.",
        es: "Un reloj parado acierta dos veces al día. Aspiramos a más.",
        jp: "止まった時計も、一日に二度は正しい時刻を示します。私たちは、それ以上を目指します。",
      },
    },
  ],
};
