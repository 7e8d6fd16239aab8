import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** Names a text fills in or marks: {count}, <b>; {count, …} when it has plural forms. Null when it is no valid ICU message. */
function messageArguments(text: string): ReadonlySet<string> | null {
  try {
    return new Set(namesIn(parse(text)));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
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

/** Why a text cannot stand in for the file's own. */
export interface ArgumentError {
  /** Braces, plural forms or tags are not closed. */
  readonly isBroken: boolean;
  /** Names the file's text has and this one lacks. */
  readonly missing: readonly string[];
  /** Names nobody will fill in. */
  readonly unknown: readonly string[];
}

/** Compares what a translator wrote with the text it replaces; null when it can stand in. */
export function argumentError(original: string, text: string): ArgumentError | null {
  const wanted = messageArguments(original) ?? new Set<string>();
  const given = messageArguments(text);
  if (!given) return { isBroken: true, missing: [], unknown: [] };
  const missing = [...wanted].filter((name) => !given.has(name) && !isForm(name));
  const unknown = [...given].filter((name) => !wanted.has(name));
  return missing.length + unknown.length === 0 ? null : { isBroken: false, missing, unknown };
}
