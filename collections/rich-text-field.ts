import { adminMessages } from "@/src/i18n/admin-messages";
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
import type { Field, FieldAffectingData, RichTextField } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { linkPicker } from "./href-field";

const where: ReaderText = adminMessages("common.richText.where");

/** The target of a link is searched as in every link field; a text links to addresses only, without other fields. */
const withPicker = (field: Field | FieldAffectingData): Field | FieldAffectingData =>
  "name" in field && field.name === "url" && field.type === "text"
    ? { ...field, label: where, admin: { ...field.admin, components: linkPicker } }
    : field;

/** Formats that the shop's pages can render; others are not offered, so that nothing is lost. */
const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => defaultFields.map(withPicker),
    }),
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
