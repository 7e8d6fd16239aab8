/** Cookies of a request, by name. */
export type Cookies = ReadonlyMap<string, string>;
