/** What a browser brings along, by name. */
export type Cookies = ReadonlyMap<string, string>;
