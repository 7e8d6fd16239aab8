import type { PictureFormat } from "@/src/domain/watch/picture-view";

/**
 * First wins among equals. A new preview is shown sooner as WebP; AVIF takes three times as long to encode and is a
 * third smaller (decision 0005).
 */
const modern = {
  soonest: ["webp", "avif"],
  smallest: ["avif", "webp"],
} as const satisfies Record<string, readonly PictureFormat[]>;

interface Wish {
  readonly isTransparent: boolean;
  readonly wanted: keyof typeof modern;
}

/** Quality the client gives a type it names; 0 where it does not name it. Source: RFC 9110, 12.5.1. */
function qualityOf(accept: string, type: string): number {
  const range = accept
    .split(",")
    .find((candidate) => candidate.trim().split(";")[0]?.trim().toLowerCase() === type);
  if (!range) return 0;
  const quality = /;\s*q=([\d.]+)/i.exec(range)?.[1];
  return quality === undefined ? 1 : Number(quality);
}

/**
 * Format for an Accept header. A client that does not name a modern format (a mail program accepts any type) gets
 * JPEG, which is always supported, or WebP where the background is transparent.
 */
export function negotiateFormat(accept: string | null, { isTransparent, wanted }: Wish): PictureFormat {
  const [best] = modern[wanted]
    .map((format) => ({ format, quality: qualityOf(accept ?? "", `image/${format}`) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return best?.format ?? (isTransparent ? "webp" : "jpeg");
}
