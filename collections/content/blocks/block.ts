import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Block } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { blockPicture } from "@/src/admin/pictures/block-picture";

/** Label of the button that adds one. */
export const blockLabels = adminMessagesByKey("content.block.labels");

interface Kind {
  readonly slug: string;
  readonly label: ReaderText;
  /** Drawn by characters (src/admin/pictures/block-picture.ts). */
  readonly picture: string;
}

/** A kind of block with its name and picture in the admin. */
export const block = ({ slug, label, picture }: Kind, fields: Block["fields"]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  admin: {
    // Its name is shown beneath it.
    images: { thumbnail: { url: blockPicture(picture), alt: "" } },
    components: {
      Label: { path: "/src/admin/pictures/block-label#BlockLabel", clientProps: { kind: label } },
    },
  },
  fields,
});
