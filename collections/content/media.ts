import type { CollectionConfig, Field, StaticLabel } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { keepInBucket } from "@/collections/keep-in-bucket";
import { includes, roleOf } from "@/src/access/roles";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { keepUsedPictures } from "./keep-used-pictures";
import { normalisePicture } from "./normalise-picture";

const revalidation = revalidateOnChange("media");
const bucket = keepInBucket("media");

/** Coordinate of the focal point, in percent of its side; it stays visible where the picture is cropped. */
const focusPart = (name: "focusX" | "focusY", label: StaticLabel): Field => ({
  name,
  type: "number",
  min: 0,
  max: 100,
  defaultValue: 50,
  required: true,
  label,
  admin: { width: "50%", disableListColumn: true, disableListFilter: true },
});

/** Pictures of pages. The files are public. */
export const Media: CollectionConfig = {
  slug: "media",
  labels: {
    singular: { fr: "Photographie", en: "Picture", es: "Fotografía", ja: "写真" },
    plural: { fr: "Photographies", en: "Pictures", es: "Fotografías", ja: "写真" },
  },
  disableDuplicate: true,
  admin: {
    group: groups.artwork,
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "facts", "folder"],
    listSearchableFields: ["filename", "alt", "folder"],
    components: { beforeListTable: ["/src/admin/media/folder-bar#FolderBar"] },
  },
  upload: {
    staticDir: bucket.folder,
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    handlers: bucket.handlers,
    // Lists and forms show a thumbnail rather than the photograph.
    adminThumbnail: ({ doc }) => (typeof doc.url === "string" ? smallerPicture(doc.url, 256) : null),
    // Uploaded files are served as pictures only.
    modifyResponseHeaders: ({ headers }) => {
      headers.set("X-Content-Type-Options", "nosniff");
      // Public and cached for a short time only: a file may be replaced under the same name.
      headers.set("Cache-Control", "public, max-age=60, must-revalidate");
      headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
      return headers;
    },
  },
  hooks: {
    beforeOperation: [normalisePicture],
    beforeDelete: [keepUsedPictures],
    afterChange: [bucket.afterChange, ...revalidation.afterChange],
    afterDelete: [bucket.afterDelete, ...revalidation.afterDelete],
  },
  // Fields that the list needs whichever columns are selected.
  forceSelect: { width: true, height: true, filesize: true },
  fields: [
    {
      name: "facts",
      type: "ui",
      label: { fr: "Taille et textes", en: "Size and texts", es: "Tamaño y textos", ja: "サイズと説明" },
      admin: {
        components: {
          Cell: "/src/admin/media/media-facts#MediaFacts",
          Field: "/src/admin/media/media-uses#MediaUses",
        },
      },
    },
    {
      name: "focus",
      type: "ui",
      label: { fr: "Point à garder", en: "Point to keep", es: "Punto que se conserva", ja: "残す位置" },
      admin: {
        disableListColumn: true,
        components: { Field: "/src/admin/media/focus-field#FocusField" },
      },
    },
    focusPart("focusX", {
      fr: "Depuis la gauche (%)",
      en: "From the left (%)",
      es: "Desde la izquierda (%)",
      ja: "左から（%）",
    }),
    focusPart("focusY", {
      fr: "Depuis le haut (%)",
      en: "From the top (%)",
      es: "Desde arriba (%)",
      ja: "上から（%）",
    }),
    {
      name: "folder",
      type: "text",
      index: true,
      maxLength: 60,
      // Visitors fetch pictures; the folders are for staff only.
      access: { read: ({ req }) => includes("staff", roleOf(req.user)) },
      label: { fr: "Dossier", en: "Folder", es: "Carpeta", ja: "フォルダー" },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === "string" ? value.trim().replaceAll(/\s+/g, " ") || null : value),
        ],
      },
      admin: {
        position: "sidebar",
        components: { Field: "/src/admin/media/folder-field#FolderField" },
        description: {
          fr: "Range les photographies dans la liste. L’adresse de l’image ne change pas.",
          en: "Sorts the pictures in the list. The address of the picture stays.",
          es: "Ordena las fotografías en la lista. La dirección de la imagen no cambia.",
          ja: "一覧での整理用です。画像のアドレスは変わりません。",
        },
      },
    },
    {
      name: "alt",
      type: "text",
      label: { fr: "Ce que l’on voit", en: "What it shows", es: "Qué se ve", ja: "写っているもの" },
      required: true,
      localized: true,
      maxLength: 160,
      admin: {
        description: {
          fr: "Lu à voix haute à qui ne voit pas l’image : « Cadran bleu soleillé, vu de trois quarts ».",
          en: "Read aloud to those who cannot see the picture: “Blue sunburst dial, seen from three quarters”.",
          es: "Se lee en voz alta a quien no ve la imagen: «Esfera azul efecto sol, vista de tres cuartos».",
          ja: "画像を見られない方に読み上げられます。例：「青いサンレイ文字盤、斜めから」。",
        },
      },
    },
  ],
};
