import type { Illustration } from "@/src/domain/content/illustration";

/** Whether a picture shows objects side by side: a square frame would crop the outer ones. */
export const isWide = ({ picture }: Illustration): boolean =>
  picture !== null && picture.width > picture.height * 1.3;
