/** The addresses a row of the table of pages speaks of: `*` is one part of an address, `**` whatever follows. */
export const pagePattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(".", String.raw`\.`)
      .replaceAll(/\/\*\*$/g, "(/.*)?")
      .replaceAll("/*", "/[^/]+")}$`,
  );
