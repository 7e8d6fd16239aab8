type Row = Readonly<Record<string, unknown>>;

/**
 * A document of one language with a text set at a path; rows are found by their ids.
 * @returns null for an unknown path
 */
export function setTextAtPath(document: Row, path: readonly string[], value: unknown): Row | null {
  const [name, ...rest] = path;
  if (name === undefined) return null;
  if (rest.length === 0) return { ...document, [name]: value };
  const inner = document[name];
  if (Array.isArray(inner)) {
    const [id, ...below] = rest;
    const rows: readonly Row[] = inner;
    const put = rows.map((row) => (String(row.id) === id ? setTextAtPath(row, below, value) : row));
    const isFound = rows.some((row) => String(row.id) === id) && !put.includes(null);
    return isFound ? { ...document, [name]: put } : null;
  }
  const group = typeof inner === "object" && inner !== null ? (inner as Row) : {};
  const put = setTextAtPath(group, rest, value);
  return put && { ...document, [name]: put };
}
