import type { PictureQuery } from "@/src/contracts/image-query";
import type { PictureFormat } from "@/src/domain/watch/picture-view";
import { negotiateFormat } from "./negotiate-format";

export interface ChosenFormats {
  /** What the reader gets in the end, and what it gets until that is made. */
  readonly final: PictureFormat;
  readonly soonest: PictureFormat;
  /** Whether the answer depends on the Accept header. */
  readonly isNegotiated: boolean;
}

/** Formats for what an address asks for and its reader can show. */
export function chooseFormats({ format, stage }: PictureQuery, accept: string | null): ChosenFormats {
  if (format && format !== "smallest") return { final: format, soonest: format, isNegotiated: false };
  const isTransparent = stage === "transparent";
  return {
    final: negotiateFormat(accept, { isTransparent, wanted: format ?? "soonest" }),
    soonest: negotiateFormat(accept, { isTransparent, wanted: "soonest" }),
    isNegotiated: true,
  };
}
