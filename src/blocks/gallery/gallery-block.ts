import {
  illustration,
  optionalLine,
  optionalTitle,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** Pictures beside each other, each with a caption if need be. */
export const galleryBlock = {
  slug: "gallery",
  picture: `
    ============
    ............
    ##########.#
    ##########.#
    ##########.#
    ----.......-`,
  fields: {
    title: optionalTitle,
    pictures: {
      kind: "list",
      of: { caption: { ...optionalLine, maxLength: 120 }, illustration },
      minRows: 1,
      maxRows: 8,
    },
  },
} as const satisfies BlockDescription;

export type GalleryBlock = BlockOf<typeof galleryBlock>;
