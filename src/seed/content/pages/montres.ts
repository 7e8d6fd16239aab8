import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** /montres; the route adds filters and watches. */
export const page: SeedPage = {
  slug: "montres",
  title: inFour("Toutes les montres", "All watches", "Todos los relojes", "すべての時計"),
  description: inFour(
    "Douze montres automatiques assemblées à la commande, en 36 ou 40 mm, à partir de 285 €.",
    "Twelve automatic watches assembled to order, in 36 or 40 mm, from €285.",
    "Doce relojes automáticos montados por encargo, en 36 o 40 mm, desde 285 €.",
    "ご注文ごとに組み立てる自動巻き12本。36 mmまたは40 mm、285ユーロから。",
  ),
  blocks: [
    {
      blockType: "text",
      title: inFour("Montres", "Watches", "Relojes", "時計"),
      text: inFour(
        "Douze pièces prêtes, assemblées à la commande. Toutes automatiques, toutes étanches à 10 ATM.",
        "Twelve pieces ready to order, assembled when you do. All automatic, all water resistant to 10 ATM.",
        "Doce piezas listas, montadas por encargo. Todas automáticas, todas estancas a 10 ATM.",
        "ご注文ごとに組み立てる12本。すべて自動巻き、すべて10気圧防水です。",
      ),
    },
  ],
};
