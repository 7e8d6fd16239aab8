import {
  BlockquoteFeature,
  BoldFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import type { RichTextField } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** What the shop's pages can set: nothing more is offered, so that nothing is lost. */
const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [] }),
    InlineToolbarFeature(),
  ],
});

/** A long text with headings, lists, links and remarks, one for each language. */
export const richTextField = (name: string, label: ReaderText, isRequired = true): RichTextField => ({
  name,
  type: "richText",
  required: isRequired,
  localized: true,
  label,
  editor,
});
