import type { Block } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { blockPicture } from "@/src/admin/pictures/block-picture";

type Label = ReaderText;

/** Label of the button that adds one. */
export const blockLabels = {
  singular: { fr: "Bloc", en: "Block", es: "Bloque", ja: "ブロック" },
  plural: { fr: "Blocs", en: "Blocks", es: "Bloques", ja: "ブロック" },
} satisfies Block["labels"];

/** A kind of block with its name and picture in the admin. */
export const block = (slug: string, label: Label, fields: Block["fields"]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  admin: {
    // Its name is shown beneath it.
    images: { thumbnail: { url: blockPicture(slug), alt: "" } },
    components: {
      Label: { path: "/src/admin/pictures/block-label#BlockLabel", clientProps: { kind: label } },
    },
  },
  fields,
});
