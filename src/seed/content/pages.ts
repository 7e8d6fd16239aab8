import { page as aPropos } from "./pages/a-propos";
import { page as bureauDeDessin } from "./pages/bureau-de-dessin";
import { page as collection } from "./pages/collection";
import { page as collectionsCustom } from "./pages/collections-custom";
import { page as collectionsDistinction } from "./pages/collections-distinction";
import { page as collectionsDistinctionRose } from "./pages/collections-distinction-rose";
import { page as contact } from "./pages/contact";
import { page as etabli } from "./pages/etabli";
import { page as faq } from "./pages/faq";
import { page as home } from "./pages/home";
import { linePages } from "./pages/line-pages";
import { page as maintenance } from "./pages/maintenance";
import { page as montreFemme } from "./pages/montre-femme";
import { page as montreHomme } from "./pages/montre-homme";
import { page as montres } from "./pages/montres";
import { page as montresEntretien } from "./pages/montres-entretien";
import { page as montresSurMesure } from "./pages/montres-sur-mesure";
import { page as newsletter } from "./pages/newsletter";
import { page as notreHistoire } from "./pages/notre-histoire";
import { page as philosophie } from "./pages/philosophie";
import { page as premium } from "./pages/premium";
import { page as programmeAffiliation } from "./pages/programme-affiliation";
import { page as servicesCreationSurMesure } from "./pages/services-creation-sur-mesure";
import { page as servicesEntreprise } from "./pages/services-entreprise";
import { page as servicesMaintenanceEtReparation } from "./pages/services-maintenance-et-reparation";
import type { SeedPage } from "./seed-page";

/** Every seeded page, one file each in pages/. */
export const pages: readonly SeedPage[] = [
  aPropos,
  bureauDeDessin,
  collection,
  collectionsCustom,
  collectionsDistinction,
  collectionsDistinctionRose,
  contact,
  etabli,
  faq,
  home,
  maintenance,
  montreFemme,
  montreHomme,
  montres,
  montresEntretien,
  montresSurMesure,
  newsletter,
  notreHistoire,
  philosophie,
  premium,
  programmeAffiliation,
  servicesCreationSurMesure,
  servicesEntreprise,
  servicesMaintenanceEtReparation,
  ...linePages,
];
