import { accentShades, contrast, darkGrounds, lightGrounds, type AccentShades } from "./accent-shades";

/** How an accent can be read, for the person who chooses it. */
export interface AccentContrast {
  readonly shades: AccentShades;
  /** Whether the accent itself is used on light grounds. */
  readonly isUsedAsIs: boolean;
  /** Of the accent with white, 1 to 21. */
  readonly onWhite: number;
  /** The smallest of the shades that are used. */
  readonly least: { readonly light: number; readonly dark: number };
}

const least = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** @param accent #rrggbb */
export function accentContrast(accent: string): AccentContrast {
  const shades = accentShades(accent);
  return {
    shades,
    isUsedAsIs: shades.onLight === accent,
    onWhite: contrast(accent, "#ffffff"),
    least: {
      light: least(shades.onLight, [...lightGrounds, shades.lightGround]),
      dark: least(shades.onDark, darkGrounds),
    },
  };
}
