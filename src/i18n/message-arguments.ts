import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** Where the parser says that it stopped. */
const stoppedAt = (error: SyntaxError): number => {
  const { location } = error as { readonly location?: { readonly start?: { readonly offset?: number } } };
  return (location?.start?.offset ?? 0) + 1;
};

/** Names a text fills in or marks: {count}, <b>; {count, …} when it has plural forms. The place of the error when it is no valid ICU message. */
function messageArguments(text: string): ReadonlySet<string> | number {
  try {
    return new Set(namesIn(parse(text)));
  } catch (error) {
    if (error instanceof SyntaxError) return stoppedAt(error);
    throw error;
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...namesIn(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          `{${element.value}}`,
          formOf(element.value),
          ...Object.values(element.options).flatMap(({ value }) => namesIn(value)),
        ];
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`{${element.value}}`];
    }
  });
}

/** The mark of an argument with forms: most texts are filled in without them, in the browser and in mails. */
const formOf = (name: string) => `{${name}, …}`;
const isForm = (name: string) => name.endsWith(", …}");

/** A name as it is written in a text, and the sign at which it begins, counted from one. */
export interface PlacedName {
  readonly name: string;
  readonly at: number;
}

/** Why a text cannot stand in for the file's own. */
export interface ArgumentError {
  /** Sign at which braces, plural forms or tags turn out not to be closed; null where all are. */
  readonly brokenAt: number | null;
  /** Names the file's text has and this one lacks. */
  readonly missing: readonly string[];
  /** Names without a value. */
  readonly unknown: readonly PlacedName[];
  /** Names in other brackets, or with spaces in them: the browser would show them as they stand. */
  readonly damaged: readonly PlacedName[];
}

const written = /\{(\s+\w+\s*|\w+\s+)\}|[｛（［[(]\s*(\w+)\s*[｝）］\])]/g;

/** Names that are not in plain braces. @param missing those that no braces have */
function damagedNames(text: string, wanted: ReadonlySet<string>, missing: readonly string[]): PlacedName[] {
  return [...text.matchAll(written)].flatMap(({ 0: name, 1: spaced, 2: bracketed, index }) => {
    const plain = `{${(spaced ?? bracketed ?? "").trim()}}`;
    const isDamaged = spaced === undefined ? missing.includes(plain) : wanted.has(plain);
    return isDamaged ? [{ name, at: index + 1 }] : [];
  });
}

/** Compares what a translator wrote with the text it replaces; null when it can stand in. */
export function argumentError(original: string, text: string): ArgumentError | null {
  const known = messageArguments(original);
  const wanted = typeof known === "number" ? new Set<string>() : known;
  const given = messageArguments(text);
  if (typeof given === "number") return { brokenAt: given, missing: [], unknown: [], damaged: [] };
  const missing = [...wanted].filter((name) => !given.has(name) && !isForm(name));
  const unknown = [...given]
    .filter((name) => !wanted.has(name))
    .map((name) => ({ name, at: text.indexOf(name.slice(0, -1).replace(", …", "")) + 1 }));
  const damaged = damagedNames(text, wanted, missing);
  if (missing.length + unknown.length + damaged.length === 0) return null;
  return { brokenAt: null, missing, unknown, damaged };
}
