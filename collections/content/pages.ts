import type { CollectionConfig } from "payload";
import { pathOf } from "@/src/domain/content/routes";
import { revalidatePages } from "@/src/revalidation/revalidate-pages";
import { groups, inFour } from "@/collections/admin-text";
import { pageBlocks } from "./blocks/page-blocks";
import { keepNeededPage, keepNeededPageOnline } from "./keep-needed-pages";
import { keepPublishedSlug, pageSlug } from "./page-slug";

const previewOf = (slug: unknown, locale: string) =>
  `/api/preview?${new URLSearchParams({ path: pathOf(typeof slug === "string" ? slug : "home"), locale })}`;

/** Pages marketers compose; the ones the shop's routes ask for are in the seed. */
export const Pages: CollectionConfig = {
  slug: "pages",
  labels: {
    singular: inFour("Page", "Page", "Página", "ページ"),
    plural: inFour("Pages", "Pages", "Páginas", "ページ"),
  },
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "_status", "updatedAt"],
    preview: ({ slug }, { locale }) => previewOf(slug, locale),
    livePreview: {
      url: ({ data, locale }) => previewOf(data.slug, locale.code),
      breakpoints: [
        { name: "phone", label: "390", width: 390, height: 844 },
        { name: "tablet", label: "768", width: 768, height: 1024 },
        { name: "desktop", label: "1440", width: 1440, height: 900 },
      ],
    },
  },
  versions: {
    maxPerDoc: 50,
    drafts: {
      autosave: { interval: 1500, showSaveDraftButton: true },
      schedulePublish: { timeFormat: "HH:mm", timeIntervals: 5 },
    },
  },
  hooks: {
    beforeOperation: [keepNeededPageOnline],
    beforeChange: [keepPublishedSlug],
    beforeDelete: [keepNeededPage],
    ...revalidatePages,
  },
  fields: [
    pageSlug,
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
      name: "navbar",
      type: "select",
      required: true,
      defaultValue: "solid",
      options: [
        { value: "solid", label: inFour("Blanche", "White", "Blanca", "白") },
        {
          value: "over",
          label: inFour(
            "Transparente sur l’ouverture",
            "Transparent over the hero",
            "Transparente sobre la apertura",
            "ヒーローの上で透明",
          ),
        },
      ],
      label: inFour("Barre de navigation", "Navigation bar", "Barra de navegación", "ナビゲーションバー"),
      admin: { position: "sidebar" },
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
