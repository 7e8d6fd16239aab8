import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** Who publishes and hosts the site; the owner's facts come from the shop's settings. */
export const page: SeedPage = {
  slug: "mentions-legales",
  title: { fr: "Mentions légales", en: "Legal notice", es: "Aviso legal", jp: "法的表示" },
  description: {
    fr: "Éditeur, directeur de la publication, hébergeur, propriété intellectuelle, accessibilité et médiation.",
    en: "Publisher, publication director, host, intellectual property, accessibility and mediation.",
    es: "Editor, director de la publicación, alojamiento, propiedad intelectual, accesibilidad y mediación.",
    jp: "発行者、発行責任者、ホスティング事業者、知的財産、アクセシビリティ、調停について。",
  },
  blocks: [
    {
      blockType: "legal-text",
      title: { fr: "Mentions légales", en: "Legal notice", es: "Aviso legal", jp: "法的表示" },
      body: readTexts("mentions-legales"),
    },
  ],
};
