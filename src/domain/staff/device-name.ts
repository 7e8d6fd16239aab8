/** The first that fits names it: browsers claim to be each other. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const named = (agent: string, table: typeof browsers): string | undefined =>
  table.find(([sign]) => sign.test(agent))?.[1];

/** Readable name of a browser and its system; empty for other programs. */
export function deviceName(userAgent: string): string {
  return [named(userAgent, browsers), named(userAgent, systems)].filter(Boolean).join(", ");
}
