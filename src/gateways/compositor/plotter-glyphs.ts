/**
 * Single-stroke letters on a grid of 4 × 6, as drawn by a plotter. A placeholder must look the same on every machine,
 * even without any font.
 */
const strokes: Readonly<Record<string, string>> = {
  A: "M0 6L2 0L4 6M1 4H3",
  B: "M0 0V6H3L4 5V4L3 3H0M3 3L4 2V1L3 0H0",
  C: "M4 1L3 0H1L0 1V5L1 6H3L4 5",
  D: "M0 0V6H2L4 4V2L2 0Z",
  E: "M4 0H0V6H4M0 3H3",
  F: "M4 0H0V6M0 3H3",
  G: "M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6M1 0H3M1 6H3",
  J: "M4 0V5L3 6H1L0 5",
  K: "M0 0V6M4 0L0 3L4 6",
  L: "M0 0V6H4",
  M: "M0 6V0L2 3L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M1 0H3L4 1V5L3 6H1L0 5V1Z",
  P: "M0 6V0H3L4 1V2L3 3H0",
  Q: "M1 0H3L4 1V5L3 6H1L0 5V1ZM3 5L4 6",
  R: "M0 6V0H3L4 1V2L3 3H0M2 3L4 6",
  S: "M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5",
  T: "M0 0H4M2 0V6",
  U: "M0 0V5L1 6H3L4 5V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1 6L2 3L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  "0": "M1 0H3L4 1V5L3 6H1L0 5V1ZM1 5L3 1",
  "1": "M1 1L2 0V6M1 6H3",
  "2": "M0 1L1 0H3L4 1V2L0 6H4",
  "3": "M0 0H4L2 2L4 4V5L3 6H1L0 5",
  "4": "M3 6V0L0 4H4",
  "5": "M4 0H0V2L3 2L4 3V5L3 6H0",
  "6": "M4 0H2L0 2V5L1 6H3L4 5V4L3 3H0",
  "7": "M0 0H4L2 6",
  "8": "M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3L0 4V5L1 6H3L4 5V4L3 3",
  "9": "M4 3H1L0 2V1L1 0H3L4 1V4L2 6H0",
  "-": "M1 3H3",
  _: "M0 6H4",
};

const advance = 6;

/**
 * SVG of a line of text, centred on a point.
 * @param size height of a capital in px
 */
export function plotText(text: string, centreX: number, top: number, size: number): string {
  const scale = size / 6;
  const letters = text.toUpperCase().split("");
  const left = centreX - ((letters.length * advance - 2) * scale) / 2;
  return letters
    .map((letter, index) => {
      const place = `translate(${left + index * advance * scale} ${top}) scale(${scale})`;
      return `<path transform="${place}" d="${strokes[letter] ?? ""}"/>`;
    })
    .join("");
}
