import { readdirSync } from "node:fs";
import { pathOf } from "@/src/domain/content/routes";

/** Public pages of the shop's own code. */
const routePages = [
  "/commandes",
  "/configurator",
  "/configurator/catalogue",
  "/guide-des-tailles",
  "/montres/manuels",
  "/montres/manuels/1",
  "/montres/reminiscence",
  "/panier",
  ...["DI01", "DI02", "DI03", "DI05", "DIPIME", "DIPIMM", "DIPILI", "DIPIAL", "DIPIRU", "DIHO", "DIBU01"].map(
    (code) => `/montres/distinction/${code}`,
  ),
  "/produit/GC-050",
  "/trouver-votre-montre",
] as const;

/** Pages that the shop is delivered with. */
const composedPages = readdirSync("content/pages", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => pathOf(file.replace(".json", "")));

/** Every public page, without its language. Source: specification §2. */
export const publicPaths: readonly string[] = [...new Set([...composedPages, ...routePages])].toSorted();

/** Pages of one shopper or one query, which are not indexed. */
export const privatePaths: readonly string[] = [
  "/account",
  "/account/effacement",
  "/auth",
  ...["1", "2", "3", "confirm", "inscription-reussie"].map(
    (step) => `/montres/precommande/distinction-horizon/${step}`,
  ),
  "/code-inconnu",
  "/configurator/demande",
  `/merci/${"A".repeat(22)}`,
  "/recherche?q=bleu",
  "/trouver-votre-montre/resultats?poignet=small&lumiere=profonde",
];
