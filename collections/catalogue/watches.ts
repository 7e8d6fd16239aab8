import { keepShownWatches } from "@/collections/content/keep-used-pictures";
import { keepReferenced } from "@/collections/keep-referenced";
import type { CollectionConfig } from "payload";
import { dialColors } from "@/src/domain/watch/dial-color";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepPublished, withDrafts } from "@/collections/drafts";
import { pictureColumn } from "@/collections/picture-column";
import { previewAddress, previewSizes } from "@/collections/preview-address";
import { givenOnce } from "@/collections/versions/given-once";
import { hrefField } from "@/collections/href-field";
import { colorLabels } from "./dial-color-field";
import { keepSoldWatches } from "./keep-sold-products";
import { partsField } from "./parts-field";
import { specsField } from "./specs-field";
import { lineNames, toneNames, wordedOptions } from "./worded-options";

const longText = (name: string, label: ReaderText, isRequired = true) =>
  ({
    name,
    type: "textarea",
    label,
    required: isRequired,
    localized: true,
    admin: {
      rows: 6,
      description: {
        fr: "Une ligne vide commence un paragraphe.",
        en: "An empty line begins a paragraph.",
        es: "Una línea vacía empieza un párrafo.",
        ja: "空行で段落を分けます。",
      },
    },
  }) as const;

/** A watch without an address yet is shown among the others. */
const watchPreview = (path: unknown, locale: string) =>
  previewAddress(typeof path === "string" && path !== "" ? path : "/montres", locale);

/** Ready-made watches, one per page; the skus sold there are products. */
export const Watches: CollectionConfig = {
  slug: "watches",
  labels: {
    singular: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
    plural: { fr: "Montres", en: "Watches", es: "Relojes", ja: "時計" },
  },
  orderable: true,
  disableDuplicate: true,
  admin: {
    group: groups.watches,
    useAsTitle: "name",
    defaultColumns: ["name", "look", "code", "line", "path"],
    preview: ({ path }, { locale }) => watchPreview(path, locale),
    livePreview: {
      url: ({ data, locale }) => watchPreview(data.path, locale.code),
      breakpoints: previewSizes,
    },
  },
  ...withDrafts,
  hooks: {
    ...revalidateOnChange("watches"),
    beforeOperation: [keepPublished],
    beforeDelete: [keepSoldWatches, keepShownWatches, keepReferenced(["customer-reviews", "watch"])],
  },
  fields: [
    pictureColumn({
      components: { Field: "/src/admin/pictures/watch-preview#WatchPreview" },
    }),
    {
      name: "code",
      type: "text",
      required: true,
      unique: true,
      maxLength: 20,
      label: { fr: "Code", en: "Code", es: "Código", ja: "コード" },
      ...givenOnce,
      admin: { position: "sidebar" },
    },
    {
      name: "line",
      type: "select",
      required: true,
      options: wordedOptions(lineNames),
      label: { fr: "Ligne", en: "Line", es: "Línea", ja: "ライン" },
      admin: { position: "sidebar" },
    },
    { ...hrefField("path"), unique: true, admin: { position: "sidebar" } } as const,
    {
      name: "color",
      type: "select",
      required: true,
      defaultValue: "argent",
      options: dialColors.map((value) => ({ value, label: colorLabels[value] })),
      label: { fr: "Couleur du cadran", en: "Dial colour", es: "Color de la esfera", ja: "文字盤の色" },
      admin: {
        position: "sidebar",
        description: {
          fr: "Celle sous laquelle la liste la trouve.",
          en: "The one the list finds it by.",
          es: "El color por el que lo encuentra la lista.",
          ja: "一覧の絞り込みに使います。",
        },
      },
    },
    {
      name: "stage",
      type: "select",
      required: true,
      defaultValue: "givre",
      options: wordedOptions(toneNames),
      label: { fr: "Fond de scène", en: "Stage", es: "Fondo", ja: "背景" },
      admin: {
        position: "sidebar",
        description: {
          fr: "givre : neutre ; brume : bleu, vert ; sable : cuir ; rosee : rose, rouge ; craie : discret.",
          en: "givre: neutral; brume: blue, green; sable: leather; rosee: pink, red; craie: quiet.",
          es: "givre: neutro; brume: azul, verde; sable: cuero; rosee: rosa, rojo; craie: discreto.",
          ja: "givre：標準、brume：青・緑、sable：革、rosee：ピンク・赤、craie：淡色。",
        },
      },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 60,
      label: { fr: "Nom", en: "Name", es: "Nombre", ja: "名称" },
    },
    {
      name: "tagline",
      type: "text",
      required: true,
      localized: true,
      maxLength: 120,
      label: { fr: "Sous-titre", en: "Tagline", es: "Subtítulo", ja: "サブタイトル" },
    },
    longText("description", { fr: "Description", en: "Description", es: "Descripción", ja: "説明" }),
    longText("care", { fr: "Entretien", en: "Care", es: "Cuidados", ja: "お手入れ" }),
    longText("box", { fr: "Dans la boîte", en: "In the box", es: "Qué incluye", ja: "同梱品" }, false),
    partsField,
    {
      name: "configuratorDial",
      type: "relationship",
      relationTo: "dials",
      label: {
        fr: "Cadran proposé au configurateur",
        en: "Dial in the configurator",
        es: "Esfera en el configurador",
        ja: "コンフィギュレーターでの文字盤",
      },
      admin: {
        appearance: "drawer",
        description: {
          fr: "Si son cadran n’y est pas proposé : le plus proche.",
          en: "If its own dial is not offered there: the nearest one.",
          es: "Si su esfera no se ofrece allí: la más parecida.",
          ja: "この文字盤が選べない場合の、最も近いもの。",
        },
      },
    },
    specsField,
    {
      name: "gallery",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      label: { fr: "Galerie", en: "Gallery", es: "Galería", ja: "ギャラリー" },
    },
    {
      name: "related",
      type: "relationship",
      relationTo: "watches",
      hasMany: true,
      maxRows: 4,
      label: {
        fr: "Montres voisines",
        en: "Related watches",
        es: "Relojes relacionados",
        ja: "関連する時計",
      },
    },
  ],
};
