/** Types accepted by the client that change the format of a picture. */
const negotiated = ["image/avif", "image/webp"] as const;

function weightOf(accepted: string, type: string): string {
  const range = accepted.split(",").find((part) => part.split(";")[0]?.trim().toLowerCase() === type);
  if (range === undefined) return "-";
  return /;\s*q=([\d.]+)/i.exec(range)?.[1] ?? "1";
}

const MAX_REMEMBERED = 200;
const remembered = new Map<string, string>();

/** The relevant part of an Accept header for a picture: two headers with the same key are answered alike. */
export function pictureTypes(accepted: string | undefined): string {
  if (accepted === undefined) return "";
  const known = remembered.get(accepted);
  if (known !== undefined) return known;
  const mark = negotiated.map((type) => weightOf(accepted, type)).join(" ");
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, mark);
  return mark;
}
