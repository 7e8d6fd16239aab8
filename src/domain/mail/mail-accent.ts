import { accentShades } from "@/src/domain/look/accent-shades";

/** Shades of the accent as mails are written with them, by their names in src/styles/tokens.css. */
export const mailAccent = {
  /** On light grounds, and the ground of white letters. */
  onLight: "var(--steel)",
  /** In dark mode. */
  onDark: "var(--lume)",
} as const;

/** The HTML of a mail with the colors of an accent: mail clients know no custom properties. */
export function resolveAccent(html: string, accent: string): string {
  const { onLight, onDark } = accentShades(accent);
  return html.replaceAll(mailAccent.onLight, onLight).replaceAll(mailAccent.onDark, onDark);
}
