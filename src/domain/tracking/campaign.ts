/** Source of a visit, as named in the link. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** Words, not identifiers: long values and those that look like a personal number are left out. */
const isWord = (text: string) => /^[\p{L}\p{N} ._+-]{1,40}$/u.test(text) && !/\d{7,}/.test(text);

/**
 * Campaign parameters of an advertisement's address. Click identifiers are not read.
 * @param search query of the landing page: "?utm_source=…"
 * @returns null where it names no source
 */
export function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search);
  const word = (name: string) => {
    const text = (query.get(`utm_${name}`) ?? "").trim().toLowerCase();
    return isWord(text) ? text : "";
  };
  const source = word("source");
  return source === "" ? null : { source, medium: word("medium"), campaign: word("campaign") };
}
