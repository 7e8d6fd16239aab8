import clasp from "./clasp-printing.json" with { type: "json" };
import layouts from "./printing-layouts.json" with { type: "json" };
import type { DialPrinting, PrintedName, PrintPlace } from "./dial-printing";

export type PrintingLayout = keyof typeof layouts;
export const printingLayoutNames = Object.keys(layouts) as readonly PrintingLayout[];

export const inkPattern = /^#[\da-f]{6}$/i;
/** The ink of a dial for which none was chosen. */
export const usualInk = "#262626";

/** What is printed on a dial, and where. */
export interface PrintedDial {
  readonly layout: PrintingLayout;
  readonly ink: string;
}

export type Places = Partial<Readonly<Record<PrintedName, PrintPlace>>>;

/** What the cover of a clasp bears, about its middle. */
export const claspPlaces: Places = clasp;

export const placesOf = (layout: PrintingLayout): Places => layouts[layout];

export const printingOf = ({ layout, ink }: PrintedDial): DialPrinting => ({ ...placesOf(layout), ink });
