/** How the texts of a form become the object that its endpoint takes as JSON. */
export interface FormShape {
  /** Names of fields with a number. */
  readonly numbers?: readonly string[];
  /** Boxes to tick: ticked is true, and nothing was sent of the others. */
  readonly flags?: readonly string[];
}

const ticked = new Set(["on", "true", "1"]);

/** An invalid number stays a text: the endpoint's schema reports the error. */
const asNumber = (text: string): number | string => (/^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text);

/** The object of a form. A repeated name becomes a list; types are not guessed from the texts. */
export function formObject(
  entries: Iterable<readonly [string, string]>,
  { numbers = [], flags = [] }: FormShape = {},
): Record<string, unknown> {
  const texts = new Map<string, readonly string[]>();
  for (const [name, text] of entries) texts.set(name, [...(texts.get(name) ?? []), text]);
  const read = (name: string, text: string) => (numbers.includes(name) ? asNumber(text) : text);
  const fields = [...texts].map(([name, all]): [string, unknown] => {
    const values = all.map((text) => read(name, text));
    return [name, values.length === 1 ? values[0] : values];
  });
  const boxes = flags.map((name): [string, boolean] => [name, ticked.has(texts.get(name)?.at(-1) ?? "")]);
  return Object.fromEntries([...fields, ...boxes]);
}
