import type { Illustration } from "@/src/domain/content/illustration";

/** Whether a picture shows things side by side: a square frame would cut the outer ones in half. */
export const isWide = ({ picture }: Illustration): boolean =>
  picture !== null && picture.width > picture.height * 1.3;
