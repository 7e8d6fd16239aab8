/** Query of an address. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** Serialised again, for a form that sends it along; of a repeated name the first value counts. */
export async function queryText(searchParams: SearchParams): Promise<string> {
  const pairs = Object.entries(await searchParams).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first]];
  });
  return new URLSearchParams(pairs).toString();
}
