import type { CollectionConfig } from "payload";
import { dialColors } from "@/src/domain/watch/dial-color";
import { stageTones, watchLines } from "@/src/domain/watch/ready-made";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";
import { hrefField } from "@/collections/href-field";
import { colorLabels } from "./dial-color-field";
import { keepSoldWatches } from "./keep-sold-products";
import { partsField } from "./parts-field";
import { specsField } from "./specs-field";

const longText = (name: string, label: ReturnType<typeof inFour>, isRequired = true) =>
  ({
    name,
    type: "textarea",
    label,
    required: isRequired,
    localized: true,
    admin: {
      rows: 6,
      description: inFour(
        "Une ligne vide commence un paragraphe.",
        "An empty line begins a paragraph.",
        "Una línea vacía empieza un párrafo.",
        "空行で段落を分けます。",
      ),
    },
  }) as const;

/** Ready-made watches, one per page; the skus sold there are products. */
export const Watches: CollectionConfig = {
  slug: "watches",
  labels: {
    singular: inFour("Montre", "Watch", "Reloj", "時計"),
    plural: inFour("Montres", "Watches", "Relojes", "時計"),
  },
  orderable: true,
  disableDuplicate: true,
  admin: {
    group: groups.watches,
    useAsTitle: "name",
    defaultColumns: ["name", "code", "line", "path"],
  },
  hooks: { ...revalidateOnChange("watches"), beforeDelete: [keepSoldWatches] },
  fields: [
    {
      name: "code",
      type: "text",
      required: true,
      unique: true,
      maxLength: 20,
      label: inFour("Code", "Code", "Código", "コード"),
      access: { update: () => false },
      admin: { position: "sidebar" },
    },
    {
      name: "line",
      type: "select",
      required: true,
      options: [...watchLines],
      label: inFour("Ligne", "Line", "Línea", "ライン"),
      admin: { position: "sidebar" },
    },
    { ...hrefField("path"), unique: true, admin: { position: "sidebar" } } as const,
    {
      name: "color",
      type: "select",
      required: true,
      defaultValue: "argent",
      options: dialColors.map((value) => ({ value, label: colorLabels[value] })),
      label: inFour("Couleur du cadran", "Dial colour", "Color de la esfera", "文字盤の色"),
      admin: {
        position: "sidebar",
        description: inFour(
          "Celle sous laquelle la liste la trouve.",
          "The one the list finds it by.",
          "El color por el que lo encuentra la lista.",
          "一覧の絞り込みに使います。",
        ),
      },
    },
    {
      name: "stage",
      type: "select",
      required: true,
      defaultValue: "givre",
      options: [...stageTones],
      label: inFour("Fond de scène", "Stage", "Fondo", "背景"),
      admin: {
        position: "sidebar",
        description: inFour(
          "givre : neutre ; brume : bleu, vert ; sable : cuir ; rosee : rose, rouge ; craie : discret.",
          "givre: neutral; brume: blue, green; sable: leather; rosee: pink, red; craie: quiet.",
          "givre: neutro; brume: azul, verde; sable: cuero; rosee: rosa, rojo; craie: discreto.",
          "givre：標準、brume：青・緑、sable：革、rosee：ピンク・赤、craie：淡色。",
        ),
      },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 60,
      label: inFour("Nom", "Name", "Nombre", "名称"),
    },
    {
      name: "tagline",
      type: "text",
      required: true,
      localized: true,
      maxLength: 120,
      label: inFour("Sous-titre", "Tagline", "Subtítulo", "サブタイトル"),
    },
    longText("description", inFour("Description", "Description", "Descripción", "説明")),
    longText("care", inFour("Entretien", "Care", "Cuidados", "お手入れ")),
    longText("box", inFour("Dans la boîte", "In the box", "En la caja", "同梱品"), false),
    partsField,
    {
      name: "configuratorDial",
      type: "relationship",
      relationTo: "dials",
      label: inFour(
        "Cadran proposé au configurateur",
        "Dial in the configurator",
        "Esfera en el configurador",
        "コンフィギュレーターでの文字盤",
      ),
      admin: {
        description: inFour(
          "Si son cadran n’y est pas proposé : le plus proche.",
          "If its own dial is not offered there: the nearest one.",
          "Si su esfera no se ofrece allí: la más parecida.",
          "この文字盤が選べない場合の、最も近いもの。",
        ),
      },
    },
    specsField,
    {
      name: "gallery",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      label: inFour("Galerie", "Gallery", "Galería", "ギャラリー"),
    },
    {
      name: "related",
      type: "relationship",
      relationTo: "watches",
      hasMany: true,
      maxRows: 4,
      label: inFour("Montres voisines", "Related watches", "Relojes relacionados", "関連する時計"),
    },
  ],
};
