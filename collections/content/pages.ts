import type { CollectionConfig } from "payload";
import { announceChanges } from "../../src/store/revalidate";
import { groups, inFour } from "../admin-text";
import { pageBlocks } from "./blocks/page-blocks";

/** Pages marketers compose; the ones the shop's routes ask for are in the seed. */
export const Pages: CollectionConfig = {
  slug: "pages",
  labels: {
    singular: inFour("Page", "Page", "Página", "ページ"),
    plural: inFour("Pages", "Pages", "Páginas", "ページ"),
  },
  disableDuplicate: true,
  admin: { group: groups.content, useAsTitle: "title", defaultColumns: ["title", "slug", "updatedAt"] },
  hooks: announceChanges("pages"),
  fields: [
    {
      name: "slug",
      type: "text",
      required: true,
      unique: true,
      label: inFour("Adresse", "Address", "Dirección", "アドレス"),
      access: { update: () => false },
      validate: (value: unknown) =>
        (typeof value === "string" && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value)) || "montres/distinction",
      admin: {
        position: "sidebar",
        description: inFour(
          "Sans barre au début : montres/distinction. L’accueil est « home ».",
          "Without a slash at the start: montres/distinction. The home page is “home”.",
          "Sin barra inicial: montres/distinction. La portada es «home».",
          "先頭のスラッシュなし（montres/distinction）。トップページは「home」。",
        ),
      },
    },
    {
      name: "title",
      type: "text",
      required: true,
      localized: true,
      maxLength: 70,
      label: inFour("Titre dans l’onglet", "Title in the tab", "Título de la pestaña", "タブのタイトル"),
    },
    {
      name: "description",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: inFour(
        "Résumé pour les moteurs de recherche",
        "Summary for search engines",
        "Resumen para buscadores",
        "検索エンジン向け要約",
      ),
    },
    {
      name: "blocks",
      type: "blocks",
      blocks: pageBlocks,
      admin: { initCollapsed: true },
      label: inFour("Blocs", "Blocks", "Bloques", "ブロック"),
    },
  ],
};
