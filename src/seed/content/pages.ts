import { page as aPropos } from "./pages/a-propos";
import { page as avantPremiere } from "./pages/avant-premiere";
import { page as avantPremiereBienvenue } from "./pages/avant-premiere-bienvenue";
import { page as avantPremierePaypal } from "./pages/avant-premiere-paypal";
import { page as bureauDeDessin } from "./pages/bureau-de-dessin";
import { page as carteCadeaux } from "./pages/carte-cadeaux";
import { page as collection } from "./pages/collection";
import { page as collectionsCustom } from "./pages/collections-custom";
import { page as collectionsDistinction } from "./pages/collections-distinction";
import { page as collectionsDistinctionRose } from "./pages/collections-distinction-rose";
import { page as conditionsGenerales } from "./pages/conditions-generales";
import { page as contact } from "./pages/contact";
import { page as dons } from "./pages/dons";
import { page as etabli } from "./pages/etabli";
import { page as faq } from "./pages/faq";
import { page as home } from "./pages/home";
import { page as maintenance } from "./pages/maintenance";
import { page as mentionsLegales } from "./pages/mentions-legales";
import { page as montreFemme } from "./pages/montre-femme";
import { page as montreHomme } from "./pages/montre-homme";
import { page as montreSurprise } from "./pages/montre-surprise";
import { page as montres } from "./pages/montres";
import { page as montresEntretien } from "./pages/montres-entretien";
import { page as montresPrecommandeDistinctionHorizon } from "./pages/montres-precommande-distinction-horizon";
import { page as montresSurMesure } from "./pages/montres-sur-mesure";
import { page as newsletter } from "./pages/newsletter";
import { page as notreHistoire } from "./pages/notre-histoire";
import { page as offrirUneMontre } from "./pages/offrir-une-montre";
import { page as philosophie } from "./pages/philosophie";
import { page as politiqueDeRetour } from "./pages/politique-de-retour";
import { page as politiqueDesCookies } from "./pages/politique-des-cookies";
import { page as precommandeCollectionRose } from "./pages/precommande-collection-rose";
import { page as precommandeCollectionRose2 } from "./pages/precommande-collection-rose-2";
import { page as premium } from "./pages/premium";
import { page as programmeAffiliation } from "./pages/programme-affiliation";
import { page as servicesCreationSurMesure } from "./pages/services-creation-sur-mesure";
import { page as servicesEntreprise } from "./pages/services-entreprise";
import { page as servicesMaintenanceEtReparation } from "./pages/services-maintenance-et-reparation";
import { linePages } from "./pages/line-pages";
import type { SeedPage } from "./seed-page";

/** Every seeded page, one file each in pages/. */
export const pages: readonly SeedPage[] = [
  aPropos,
  avantPremiere,
  avantPremiereBienvenue,
  avantPremierePaypal,
  bureauDeDessin,
  carteCadeaux,
  collection,
  collectionsCustom,
  collectionsDistinction,
  collectionsDistinctionRose,
  conditionsGenerales,
  contact,
  dons,
  etabli,
  faq,
  home,
  maintenance,
  mentionsLegales,
  montreFemme,
  montreHomme,
  montres,
  montresEntretien,
  montresPrecommandeDistinctionHorizon,
  montresSurMesure,
  montreSurprise,
  newsletter,
  notreHistoire,
  offrirUneMontre,
  philosophie,
  politiqueDeRetour,
  politiqueDesCookies,
  precommandeCollectionRose,
  precommandeCollectionRose2,
  premium,
  programmeAffiliation,
  servicesCreationSurMesure,
  servicesEntreprise,
  servicesMaintenanceEtReparation,
  ...linePages,
];
