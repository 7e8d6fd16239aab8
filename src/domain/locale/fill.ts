/**
 * Replaces a text's {names} with values, literally: a name may hold any character. A name without a value stays
 * visible.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
