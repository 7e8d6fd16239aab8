import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import type {
  ListEntry,
  LocalisedRichText,
  RichText,
  Run,
  Runs,
  TextList,
  TextPart,
} from "@/src/domain/content/rich-text";

/** Node types that the shop's pages support; the editor offers no others, and unknown ones are dropped. */
const known = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((nodes) =>
      nodes.flatMap((node) => {
        const parsed = v.safeParse(schema, node);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** Bits of the editor's "format". */
const bold = 1;
const italic = 2;

const leaf: v.GenericSchema<unknown, Run> = v.union([
  v.pipe(
    v.object({ type: v.literal("text"), text: v.string(), format: v.fallback(v.number(), 0) }),
    v.transform(({ text, format }): Run => ({
      text,
      isBold: (format & bold) !== 0,
      isItalic: (format & italic) !== 0,
      href: null,
    })),
  ),
  v.pipe(
    v.object({ type: v.picklist(["linebreak", "tab"]) }),
    v.transform(({ type }): Run => ({
      text: type === "tab" ? " " : "\n",
      isBold: false,
      isItalic: false,
      href: null,
    })),
  ),
]);

const link = v.pipe(
  v.object({
    type: v.picklist(["link", "autolink"]),
    fields: v.object({ url: v.nullish(v.string(), null) }),
    children: known(leaf),
  }),
  v.transform(({ fields, children }): Runs => children.map((run) => ({ ...run, href: fields.url }))),
);

const words = v.pipe(
  known(
    v.union([
      v.pipe(
        leaf,
        v.transform((run): Runs => [run]),
      ),
      link,
    ]),
  ),
  v.transform((runs): Runs => runs.flat()),
);

/** The editor stores a nested list in a separate entry; here it becomes part of the previous entry. */
function nest(entries: readonly ListEntry[]): readonly ListEntry[] {
  return entries.reduce<readonly ListEntry[]>((list, entry) => {
    const last = list.at(-1);
    return entry.words.length === 0 && last
      ? [...list.slice(0, -1), { ...last, inner: entry.inner }]
      : [...list, entry];
  }, []);
}

const list: v.GenericSchema<unknown, TextList> = v.lazy(() =>
  v.pipe(
    v.object({
      type: v.literal("list"),
      listType: v.fallback(v.string(), "bullet"),
      children: known(
        v.pipe(
          v.object({ type: v.literal("listitem"), children: v.nullish(v.array(v.unknown()), []) }),
          v.transform(({ children }): ListEntry => ({
            words: v.parse(words, children),
            inner: v.parse(known(list), children)[0] ?? null,
          })),
        ),
      ),
    }),
    v.transform(({ listType, children }): TextList => ({
      type: "list",
      isOrdered: listType === "number",
      entries: nest(children),
    })),
  ),
);

const levels = { h2: 2, h3: 3 } as const;

const part: v.GenericSchema<unknown, TextPart> = v.union([
  v.pipe(
    v.object({ type: v.literal("heading"), tag: v.picklist(["h2", "h3"]), children: words }),
    v.transform(({ tag, children }): TextPart => ({ type: "heading", level: levels[tag], words: children })),
  ),
  v.pipe(
    v.object({ type: v.literal("paragraph"), children: words }),
    v.transform(({ children }): TextPart => ({ type: "paragraph", words: children })),
  ),
  v.pipe(
    v.object({ type: v.literal("quote"), children: words }),
    v.transform(({ children }): TextPart => ({ type: "remark", words: children })),
  ),
  list,
]);

const isFilled = (part: TextPart) => (part.type === "list" ? part.entries.length > 0 : part.words.length > 0);

const richText = v.pipe(
  v.object({ root: v.object({ children: known(part) }) }),
  v.transform(({ root }): RichText => root.children.filter(isFilled)),
);

/** A rich text as stored by the editor, per language; an empty one is missing. */
export const richTextRow = v.pipe(
  v.nullish(v.record(v.string(), v.nullish(richText)), {}),
  v.transform((texts): LocalisedRichText => {
    const filled = locales.flatMap((locale) => {
      const text = texts[locale];
      return text && text.length > 0 ? [[locale, text] as const] : [];
    });
    return { fr: [], ...Object.fromEntries(filled) };
  }),
);
