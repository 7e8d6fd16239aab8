/** Where somebody came from, in the words of whoever placed the link. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** Words, not identifiers: what is longer or looks like a number for one person is left out. */
const isWord = (text: string) => /^[\p{L}\p{N} ._+-]{1,40}$/u.test(text) && !/\d{7,}/.test(text);

/**
 * What the address of an advertisement says about itself. Identifiers of single clicks are not read.
 * @param search query of the page that was arrived at: "?utm_source=…"
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
