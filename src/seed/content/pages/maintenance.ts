import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** Shown while the shop is being serviced. */
export const page: SeedPage = {
  slug: "maintenance",
  title: inFour(
    "La boutique est à l’établi",
    "The shop is on the bench",
    "La tienda está en el banco",
    "ただいま点検中です",
  ),
  description: inFour(
    "Nous révisons la boutique. Les commandes passées suivent leur cours et les paniers sont gardés.",
    "We’re servicing the shop. Orders already placed carry on and carts are kept.",
    "Estamos revisando la tienda. Los pedidos hechos siguen su curso y los carritos se guardan.",
    "店の点検をしています。お受けしたご注文はそのまま進み、カートの中身も残っています。",
  ),
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: inFour(
        "La boutique est à l’établi.",
        "The shop is on the bench.",
        "La tienda está en el banco.",
        "ただいま点検中です。",
      ),
      text: inFour(
        "Un fond ouvert, quelques vis sur la table. Nous refermons dès que tout tourne rond.",
        "Back off, a few screws on the table. We’ll close it up as soon as it runs true.",
        "El fondo abierto, unos tornillos sobre la mesa. Cerramos en cuanto todo marche.",
        "裏蓋を開け、ねじを数本、机に並べています。調子が整いしだい閉めます。",
      ),
      illustration: { scene: "hero-maintenance", watch: "DI03", view: "back" },
    },
    {
      blockType: "specifications",
      title: inFour("Pendant ce temps.", "Meanwhile.", "Mientras tanto.", "そのあいだ。"),
      text: inFour(
        "Ce qui attend, et ce qui n’attend pas.",
        "What waits, and what doesn’t.",
        "Lo que espera y lo que no.",
        "待っていただくものと、止まらないもの。",
      ),
      rows: [
        {
          label: inFour("Votre panier", "Your cart", "Tu carrito", "カート"),
          value: inFour("gardé, tel quel", "kept, as it was", "guardado, tal cual", "そのまま残っています"),
        },
        {
          label: inFour("Commandes payées", "Paid orders", "Pedidos pagados", "お支払い済みのご注文"),
          value: inFour(
            "elles avancent : les établis ne sont pas en ligne",
            "moving along: benches aren’t online",
            "avanzan: los bancos no están en línea",
            "進んでいます。作業台はオンラインではありません",
          ),
        },
        {
          label: inFour("Paiements", "Payments", "Pagos", "お支払い"),
          value: inFour(
            "fermés jusqu’à la réouverture, rien n’est débité",
            "closed until we reopen, nothing is charged",
            "cerrados hasta la reapertura, no se cobra nada",
            "再開まで停止。ご請求はありません",
          ),
        },
        {
          label: inFour("Une urgence", "Something urgent", "Algo urgente", "お急ぎの方"),
          value: inFour("{{company.email}}", "{{company.email}}", "{{company.email}}", "{{company.email}}"),
        },
      ],
    },
    {
      blockType: "quote",
      text: inFour(
        "Une montre arrêtée donne l’heure juste deux fois par jour. Nous visons mieux.",
        "A stopped watch is right twice a day. We’re aiming higher.",
        "Un reloj parado acierta dos veces al día. Aspiramos a más.",
        "止まった時計も、一日に二度は正しい。私たちは、それ以上を目指します。",
      ),
    },
  ],
};
