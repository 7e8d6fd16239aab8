import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

const kinds: Readonly<Record<number, string>> = {
  [TYPE.argument]: "plain",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.plural]: "plural",
  [TYPE.select]: "select",
  [TYPE.tag]: "tag",
};

function argumentsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value}: ${kinds[element.type]}`;
    if (element.type === TYPE.tag) return [own, ...argumentsIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [own];
    const options = Object.entries(element.options);
    // The values of a choice are the code's; how many forms a number has is the language's affair.
    const named = element.type === TYPE.select ? options.map(([name]) => `${own} ${name}`) : [];
    return [own, ...named, ...options.flatMap(([, { value }]) => argumentsIn(value))];
  });
}

/**
 * What a text fills in and how: "count: plural", "b: tag".
 * @throws SyntaxError when it is no ICU message
 */
export const kindsIn = (text: string): ReadonlySet<string> => new Set(argumentsIn(parse(text)));
