import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
  type Oklch,
} from "culori/fn";
import { deliveredAccent } from "./look";

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toOklch = converter("oklch");

/** Smallest contrast of letters with their ground. Source: WCAG 2.2, 1.4.3. */
export const READABLE = 4.5;

/** Grounds of light pages on which the accent is written; src/styles/tokens.css has them by name. */
export const lightGrounds = ["#ffffff", "#f3f5f5", "#e3e8ea", "#c6d1d6", "#dcd5c8", "#e8d6d2"] as const;
/** The same of dark pages and dark parts of light pages. */
export const darkGrounds = ["#0d1216", "#171e24", "#1b242b", "#1d2930", "#2a261f", "#2c2322"] as const;

/** The accent as each place needs it; tokens of src/styles/tokens.css. */
export interface AccentShades {
  /** Letters, lines and filled buttons on light grounds; white and light letters are readable on it. */
  readonly onLight: string;
  /** Ground of a notice on light pages, on which `onLight` is readable. */
  readonly lightGround: string;
  /** A filled button under the pointer on a dark part. */
  readonly lightTint: string;
  /** Letters and lines on dark grounds; dark letters are readable on it. */
  readonly onDark: string;
}

/** The shades of the delivered accent, chosen by hand. */
const deliveredShades: AccentShades = {
  onLight: deliveredAccent,
  lightGround: "#e9eefb",
  lightTint: "#dfe6f8",
  onDark: "#c4efbf",
};

const shade = ({ c, h = 0 }: Oklch, lightness: number, chroma = c): string =>
  formatHex(clampChroma({ mode: "oklch", l: lightness, c: Math.min(c, chroma), h }, "oklch")) ?? "#000000";

const isReadableOn = (color: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => wcagContrast(color, ground) >= READABLE);

/**
 * Shades of an accent that can be read wherever they are used (WCAG 2.2 AA). The hue is kept; the accent itself is used
 * where it can be read, else the nearest lightness that can.
 * @param accent #rrggbb
 */
export function accentShades(accent: string): AccentShades {
  if (accent === deliveredAccent) return deliveredShades;
  const color = toOklch(accent);
  if (!color) throw new Error(`Not a color: ${accent}`);
  const lightGround = shade(color, 0.955, 0.022);
  const grounds = [...lightGrounds, lightGround];
  return {
    onLight: nearest(accent, color, grounds, -0.005),
    lightGround,
    lightTint: shade(color, 0.925, 0.03),
    onDark: nearest(accent, color, darkGrounds, 0.005),
  };
}

/** The accent, or its first shade in steps of lightness that can be read on all grounds. */
function nearest(accent: string, color: Oklch, grounds: readonly string[], step: number): string {
  if (isReadableOn(accent, grounds)) return accent;
  for (let lightness = color.l; lightness >= 0 && lightness <= 1; lightness += step) {
    const candidate = shade(color, lightness);
    if (isReadableOn(candidate, grounds)) return candidate;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

/** Contrast of two colors (#rrggbb), 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);
