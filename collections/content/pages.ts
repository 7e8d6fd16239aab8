import type { CollectionConfig } from "payload";
import { pathOf } from "@/src/domain/content/routes";
import { revalidatePages } from "@/src/revalidation/revalidate-pages";
import { groups } from "@/collections/admin-text";
import { pictureColumn } from "@/collections/picture-column";
import { withAutosave } from "@/collections/drafts";
import { previewAddress, previewSizes } from "@/collections/preview-address";
import { blockLabels } from "./blocks/block";
import { pageBlocks } from "./blocks/page-blocks";
import { deleteEmptyPages, writtenPages } from "./empty-pages";
import { keepNeededPage, keepNeededPageOnline } from "./keep-needed-pages";
import { deleteAddresses, leaveOldAddress, noteOldAddress } from "./leave-old-address";
import { pageSlug } from "./page-slug";

const previewOf = (slug: unknown, locale: string) =>
  previewAddress(pathOf(typeof slug === "string" ? slug : "home"), locale);

/** Pages composed by marketers; those that the shop's routes need are in the seed. */
export const Pages: CollectionConfig = {
  slug: "pages",
  labels: {
    singular: { fr: "Page", en: "Page", es: "Página", ja: "ページ" },
    plural: { fr: "Pages", en: "Pages", es: "Páginas", ja: "ページ" },
  },
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "title",
    baseFilter: writtenPages,
    defaultColumns: ["title", "look", "slug", "_status", "updatedAt"],
    preview: ({ slug }, { locale }) => previewOf(slug, locale),
    livePreview: {
      url: ({ data, locale }) => previewOf(data.slug, locale.code),
      breakpoints: previewSizes,
    },
  },
  ...withAutosave,
  hooks: {
    beforeOperation: [keepNeededPageOnline, deleteEmptyPages],
    beforeChange: [noteOldAddress],
    afterChange: [leaveOldAddress, ...revalidatePages.afterChange],
    beforeDelete: [keepNeededPage, deleteAddresses],
    afterDelete: revalidatePages.afterDelete,
  },
  fields: [
    pictureColumn({}),
    pageSlug,
    {
      name: "title",
      type: "text",
      required: true,
      localized: true,
      maxLength: 70,
      label: {
        fr: "Titre dans l’onglet",
        en: "Title in the tab",
        es: "Título de la pestaña",
        ja: "タブのタイトル",
      },
    },
    {
      name: "description",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: {
        fr: "Résumé pour les moteurs de recherche",
        en: "Summary for search engines",
        es: "Resumen para buscadores",
        ja: "検索エンジン向け要約",
      },
    },
    {
      name: "navbar",
      type: "select",
      required: true,
      defaultValue: "solid",
      options: [
        { value: "solid", label: { fr: "Blanche", en: "White", es: "Blanca", ja: "白" } },
        {
          value: "over",
          label: {
            fr: "Transparente sur l’ouverture",
            en: "Transparent over the hero",
            es: "Transparente sobre la apertura",
            ja: "ヒーローの上で透明",
          },
        },
      ],
      label: {
        fr: "Barre de navigation",
        en: "Navigation bar",
        es: "Barra de navegación",
        ja: "ナビゲーションバー",
      },
      admin: { position: "sidebar" },
    },
    {
      name: "blocks",
      type: "blocks",
      labels: blockLabels,
      blocks: pageBlocks,
      admin: { initCollapsed: true },
      label: { fr: "Blocs", en: "Blocks", es: "Bloques", ja: "ブロック" },
    },
  ],
};
