interface Part {
  readonly name: string;
  readonly value: string;
}

interface Row {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Rows of a table that compares watches: those in which they differ, or all non-empty ones for a single watch or
 * identical watches.
 * @param watches parts of each, in the same order
 */
export function differingRows(watches: readonly (readonly Part[])[]): {
  readonly rows: readonly Row[];
  readonly isSame: boolean;
} {
  const [first = []] = watches;
  const all = first.map(({ name }, index) => ({
    name,
    values: watches.map((parts) => parts[index]?.value ?? ""),
  }));
  const differing = all.filter(({ values }) => new Set(values).size > 1);
  if (differing.length > 0) return { rows: differing, isSame: false };
  return { rows: all.filter(({ values }) => values.some(Boolean)), isSame: true };
}
