import type { PictureQuery } from "@/src/domain/contracts/image-query";
import type { PictureFormat } from "@/src/domain/watch/picture-view";
import { negotiateFormat } from "./negotiate-format";

export interface ChosenFormats {
  /** The final format for the client, and the one sent until that is encoded. */
  readonly final: PictureFormat;
  readonly soonest: PictureFormat;
  /** Whether the answer depends on the Accept header. */
  readonly isNegotiated: boolean;
}

/** Formats for an address that the client accepts. */
export function chooseFormats({ format, stage }: PictureQuery, accept: string | null): ChosenFormats {
  if (format && format !== "smallest") return { final: format, soonest: format, isNegotiated: false };
  const isTransparent = stage === "transparent";
  return {
    final: negotiateFormat(accept, { isTransparent, wanted: format ?? "soonest" }),
    soonest: negotiateFormat(accept, { isTransparent, wanted: "soonest" }),
    isNegotiated: true,
  };
}
