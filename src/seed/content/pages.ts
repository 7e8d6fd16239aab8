import { page as bureauDeDessin } from "./pages/bureau-de-dessin";
import { page as etabli } from "./pages/etabli";
import { page as home } from "./pages/home";
import { linePages } from "./pages/line-pages";
import { page as montres } from "./pages/montres";
import { page as notreHistoire } from "./pages/notre-histoire";
import { page as philosophie } from "./pages/philosophie";
import { page as servicesCreationSurMesure } from "./pages/services-creation-sur-mesure";
import { page as servicesEntreprise } from "./pages/services-entreprise";
import { page as servicesMaintenanceEtReparation } from "./pages/services-maintenance-et-reparation";
import type { SeedPage } from "./seed-page";

/** Every seeded page, one file each in pages/. */
export const pages: readonly SeedPage[] = [
  bureauDeDessin,
  etabli,
  home,
  montres,
  notreHistoire,
  philosophie,
  servicesCreationSurMesure,
  servicesEntreprise,
  servicesMaintenanceEtReparation,
  ...linePages,
];
