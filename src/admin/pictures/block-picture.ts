/**
 * Thumbnails are drawn by characters, one per square of twelve by six: `=` heading, `-` text, `#` picture, `o` round
 * shape, `[` button or field, `.` nothing.
 */
const tones = { "=": "#333", "-": "#aaa", "#": "#c9b79c", o: "#8a7350", "[": "#5c6b73" } as const;
const [width, height] = [12, 6];

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Adjacent squares of one kind form one shape; heading and text have gaps between their lines. */
function shapeOf(sign: string, x: number, y: number, width: number): string {
  if (sign === "o") return `M${x} ${y + 0.5}a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0`;
  return "=-".includes(sign) ? bar(x, y + 0.3, width, 0.4) : bar(x, y, width, 1);
}

function shapesOf(rows: readonly string[], sign: string): string {
  const run = new RegExp(sign === "o" ? "o" : `\\${sign}+`, "g");
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(run)].map((found) => shapeOf(sign, found.index, y, found[0].length)),
    )
    .join("");
}

/** The picture of a block in the list it is chosen from, as a data URL, 3 by 2. */
export function blockPicture(picture: string): string {
  const rows = picture.trim().split(/\s+/);
  const paths = Object.entries(tones)
    .map(([sign, tone]) => `<path fill="${tone}" d="${shapesOf(rows, sign)}"/>`)
    .filter((path) => !path.includes('d=""'));
  const box = `-1.5 -2 ${width + 3} ${height + 4}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#fff" d="M-2-2h16v10H-2z"/>${paths.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
