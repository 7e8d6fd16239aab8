/** What a path of the table, /orders/:number, matches below /api; the values of its parameters are captured. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^/api${path.replaceAll(".", String.raw`\.`).replaceAll(/:\w+/g, "([^/]+)")}$`);
