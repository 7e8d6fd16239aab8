export interface Group<Value> {
  readonly id: string;
  readonly options: readonly Value[];
}

/** Options in groups, groups and options in their original order. */
export function groupOptions<Value>(
  options: readonly Value[],
  idOf: (option: Value) => string,
): readonly Group<Value>[] {
  const groups = new Map<string, Value[]>();
  for (const option of options) {
    const id = idOf(option);
    const group = groups.get(id);
    if (group) group.push(option);
    else groups.set(id, [option]);
  }
  return [...groups].map(([id, members]) => ({ id, options: members }));
}
