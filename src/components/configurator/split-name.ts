/** Names of parts go from the kind to the detail: "Dauphine, acier, luminescence verte"; Japanese has its own comma. */
const separator = /, |、/;

/** First part of a name: common to a group of options. */
export const headOfName = (name: string): string => name.split(separator)[0] ?? name;

/** The rest after the first part; empty where there is none. */
export function tailOfName(name: string): string {
  const head = headOfName(name);
  return name.slice(head.length).replace(/^(, |、)/, "");
}

/** First letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A name in the middle of a line; capitals are kept. */
export const inLine = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
