import type { Block, CollectionConfig, Field, GlobalConfig, LabelFunction } from "payload";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";

const isByLanguage = (label: unknown): label is ReaderText =>
  typeof label === "object" && label !== null && "en" in label;

/** Answers with a label in the reader's language; its texts stay beside it, for who reads them all. */
export type ReaderLabel = LabelFunction & { readonly texts: ReaderText };

/** A label by languages as a function; any other as it is. */
export function inReadersWords<Label>(label: Label): Label | ReaderLabel {
  if (!isByLanguage(label)) return label;
  const asked: LabelFunction = ({ i18n }) => inReaderLanguage(label, i18n.language);
  return Object.assign(asked, { texts: label });
}

const withLabels = <Part extends { labels?: Block["labels"] }>(part: Part): Part =>
  part.labels
    ? {
        ...part,
        labels: {
          ...part.labels,
          singular: inReadersWords(part.labels.singular),
          plural: inReadersWords(part.labels.plural),
        },
      }
    : part;

const withFields = <Part extends { fields: Field[] }>(part: Part): Part => ({
  ...part,
  fields: part.fields.map(inReadersField),
});

/** What lies in a field. The label of a tab stays: of it the CMS asks no function in a language. */
function inner(field: Field): Field {
  if (field.type === "tabs") return { ...field, tabs: field.tabs.map(withFields) };
  if (field.type === "blocks")
    return withLabels({ ...field, blocks: field.blocks.map((block) => withLabels(withFields(block))) });
  if (field.type === "array") return withLabels(withFields(field));
  return "fields" in field ? withFields(field) : field;
}

function inReadersField(field: Field): Field {
  const known = inner(field);
  return "label" in known ? ({ ...known, label: inReadersWords(known.label) } as Field) : known;
}

/**
 * Each page of the admin carries the whole configuration. Labels by languages would be there in all of them, a third of it;
 * functions are asked for the reader's words on the server.
 */
export const withReaderLabels = (collection: CollectionConfig): CollectionConfig => withFields(collection);

/** The same for a global. */
export const withGlobalReaderLabels = (global: GlobalConfig): GlobalConfig => withFields(global);
