import { neededPages, pathOf } from "@/src/domain/content/routes";

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

/** Every public page of the route table, without its language. Source: specification §2. */
export const publicPaths: readonly string[] = [...new Set([...neededPages.map(pathOf), ...routePages])];

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
