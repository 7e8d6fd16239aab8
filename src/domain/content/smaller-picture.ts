/**
 * Address of an uploaded picture made smaller, and newer in format where the browser takes it.
 * @param width px, one of the widths in next.config.ts; a star stands for any, see SizedPicture
 * Source: specification §7, image optimiser endpoint; §9, image widths and default quality.
 */
export const smallerPicture = (url: string, width: number | "*"): string =>
  `/_next/image?${new URLSearchParams({ url, w: String(width), q: "75" })}`;
