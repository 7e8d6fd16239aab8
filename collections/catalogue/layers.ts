import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { keepInBucket } from "@/collections/keep-in-bucket";
import { fingerprintLayer } from "./fingerprint-layer";
import { keepUsedLayers } from "./keep-used-layers";

const revalidation = revalidateOnChange("catalogue");
const bucket = keepInBucket("layers");

/**
 * Transparent pictures of single parts. A layer never changes: shared links and orders show the watch as it was. A
 * redrawn part is a new layer, assigned to its option.
 */
export const Layers: CollectionConfig = {
  slug: "layers",
  labels: {
    singular: { fr: "Calque", en: "Layer", es: "Capa", ja: "レイヤー" },
    plural: { fr: "Calques", en: "Layers", es: "Capas", ja: "レイヤー" },
  },
  disableDuplicate: true,
  admin: {
    group: groups.artwork,
    useAsTitle: "name",
    defaultColumns: ["filename", "name", "filesize", "updatedAt"],
    description: {
      fr: "Images transparentes de 2000 × 2000 px, PNG ou WebP, cadrées comme les autres. Un calque ne se remplace pas : téléversez-en un nouveau et choisissez-le dans l’option.",
      en: "Transparent pictures of 2000 × 2000 px, PNG or WebP, framed like the others. A layer is never replaced: upload a new one and choose it in the option.",
      es: "Imágenes transparentes de 2000 × 2000 px, PNG o WebP, encuadradas como las demás. Una capa no se sustituye: suba otra y elíjala en la opción.",
      ja: "2000 × 2000 pxの透過画像（PNGまたはWebP）。差し替えはできません。新しい画像を登録し、オプションで選んでください。",
    },
  },
  upload: {
    staticDir: bucket.folder,
    mimeTypes: ["image/webp", "image/png"],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    hideRemoveFile: true,
    handlers: bucket.handlers,
  },
  hooks: {
    beforeValidate: [fingerprintLayer],
    beforeDelete: [keepUsedLayers],
    afterChange: [bucket.afterChange, ...revalidation.afterChange],
    afterDelete: [bucket.afterDelete, ...revalidation.afterDelete],
  },
  fields: [
    {
      name: "name",
      type: "text",
      label: { fr: "Pièce", en: "Part", es: "Pieza", ja: "部品" },
      index: true,
      admin: {
        description: {
          fr: "Vide : le nom du fichier. Exemple : CAS-FL-rg.",
          en: "Empty: the name of the file. Example: CAS-FL-rg.",
          es: "Vacío: el nombre del archivo. Ejemplo: CAS-FL-rg.",
          ja: "空欄の場合はファイル名を使います。例：CAS-FL-rg。",
        },
      },
    },
    {
      name: "hash",
      type: "text",
      index: true,
      label: { fr: "Empreinte", en: "Fingerprint", es: "Huella", ja: "ハッシュ" },
      access: { update: () => false },
      admin: { readOnly: true },
    },
  ],
};
