/** What stands behind the ? of an address. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** Written out again, for a form that takes it along; of a name that stands twice the first counts. */
export async function queryText(searchParams: SearchParams): Promise<string> {
  const pairs = Object.entries(await searchParams).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first]];
  });
  return new URLSearchParams(pairs).toString();
}
