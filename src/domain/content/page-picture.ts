import type { Illustration } from "./illustration";
import type { Page } from "./page";

const hasPicture = ({ picture, watch }: Illustration) => picture !== null || watch !== null;

/** The first picture of a page, used where it is shared; null without any. */
export function pagePicture({ blocks }: Pick<Page, "blocks">): Illustration | null {
  const illustrations = blocks.flatMap((block) => {
    if ("illustration" in block) return block.illustration ? [block.illustration] : [];
    return block.type === "gallery" ? block.pictures.map(({ illustration }) => illustration) : [];
  });
  return illustrations.find(hasPicture) ?? null;
}
