import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { keepInBucket } from "@/collections/keep-in-bucket";
import { normalisePicture } from "./normalise-picture";

const announced = revalidateOnChange("media");
const kept = keepInBucket("media");

/** Pictures of pages. Everybody may fetch the files. */
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
    defaultColumns: ["filename", "alt", "width", "height"],
  },
  upload: {
    staticDir: kept.folder,
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    handlers: kept.handlers,
    // Whatever was uploaded is shown as a picture or not at all.
    modifyResponseHeaders: ({ headers }) => {
      headers.set("X-Content-Type-Options", "nosniff");
      // The same for everybody, and asked for again soon: a file may be replaced under its name.
      headers.set("Cache-Control", "public, max-age=60, must-revalidate");
      headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
      return headers;
    },
  },
  hooks: {
    beforeOperation: [normalisePicture],
    afterChange: [kept.afterChange, ...announced.afterChange],
    afterDelete: [kept.afterDelete, ...announced.afterDelete],
  },
  fields: [
    {
      name: "alt",
      type: "text",
      label: { fr: "Ce que l’on voit", en: "What it shows", es: "Qué se ve", ja: "写っているもの" },
      required: true,
      localized: true,
      maxLength: 160,
      admin: {
        description: {
          fr: "Lu à voix haute à qui ne voit pas l’image : « Cadran bleu soleillé, vu de trois quarts ».",
          en: "Read aloud to those who cannot see the picture: “Blue sunburst dial, seen from three quarters”.",
          es: "Se lee en voz alta a quien no ve la imagen: «Esfera azul soleada, vista de tres cuartos».",
          ja: "画像を見られない方に読み上げられます。例：「青いサンレイ文字盤、斜めから」。",
        },
      },
    },
  ],
};
