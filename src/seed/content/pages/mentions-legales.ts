import { inFour } from "@/src/seed/catalogue/seed-option";
import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** Who publishes and hosts the site; the owner's facts come from the shop's settings. */
export const page: SeedPage = {
  slug: "mentions-legales",
  title: inFour("Mentions légales", "Legal notice", "Aviso legal", "法的表示"),
  description: inFour(
    "Éditeur, directeur de la publication, hébergeur, propriété intellectuelle, accessibilité et médiation.",
    "Publisher, publication director, host, intellectual property, accessibility and mediation.",
    "Editor, director de la publicación, alojamiento, propiedad intelectual, accesibilidad y mediación.",
    "発行者、発行責任者、ホスティング事業者、知的財産、アクセシビリティ、調停について。",
  ),
  blocks: [
    {
      blockType: "legal-text",
      title: inFour("Mentions légales", "Legal notice", "Aviso legal", "法的表示"),
      body: readTexts("mentions-legales"),
    },
  ],
};
