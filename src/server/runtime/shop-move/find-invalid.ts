import type { FlattenedField, PayloadRequest, Validate } from "payload";
import { defaultLocale, locales, type Locale } from "@/src/domain/locale/locale";
import type { Row } from "./document-data";

/** `beforeWriting`: rules that look at other documents wait; those of the file are not written yet. */
type Moment = "beforeWriting" | "afterWriting";

interface Checked {
  readonly fields: readonly FlattenedField[];
  /** as the database keeps it: all languages at once */
  readonly row: Row;
  /** Fields of the file; those that each shop keeps for itself are not looked at. */
  readonly names: readonly string[];
  readonly slug: string;
  readonly id: number | undefined;
  readonly req: PayloadRequest;
  readonly moment: Moment;
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) => value === null || value === undefined;

const texts = ["text", "textarea", "email", "code", "date", "select", "radio"];

/** What the database takes and the CMS's own rules do not look at: their forms cannot send it. */
function isOfKind(field: FlattenedField, value: unknown): boolean {
  if (isNothing(value)) return true;
  if ("hasMany" in field && field.hasMany) return Array.isArray(value);
  if (field.type === "array" || field.type === "blocks")
    return Array.isArray(value) && value.every((inner) => isRow(inner));
  if (field.type === "group" || field.type === "tab") return isRow(value);
  return !texts.includes(field.type) || typeof value === "string";
}

const isTranslated = (field: FlattenedField) => "localized" in field && field.localized === true;

/** A document, or a part of it, as a form has it: in one language. */
const inLocale = (fields: readonly FlattenedField[], row: Row, locale: Locale): Row => ({
  ...row,
  ...Object.fromEntries(
    fields.map((field) => {
      const value = row[field.name];
      return [field.name, isTranslated(field) && isRow(value) ? value[locale] : value];
    }),
  ),
});

/** The rules of a document's fields. */
class Check {
  readonly problems: string[] = [];
  #data: Row = {};

  constructor(private readonly checked: Checked) {}

  async run(): Promise<readonly string[]> {
    const { fields, row } = this.checked;
    for (const locale of locales) {
      this.#data = inLocale(fields, row, locale);
      await this.#checkLevel(fields, row, locale, [], undefined);
    }
    return this.problems;
  }

  async #problemOf(
    field: FlattenedField,
    value: unknown,
    given: {
      readonly siblingData: Row;
      readonly blockData: Row | undefined;
      readonly path: (string | number)[];
    },
  ): Promise<string | null> {
    if (!isOfKind(field, value)) return "its value is of another kind.";
    const { id, moment, req, slug } = this.checked;
    const isReference = field.type === "relationship" || field.type === "upload";
    if (!("validate" in field) || !field.validate || (isReference && moment === "beforeWriting")) return null;
    // Each kind of field has its own type of rule; its value was compared with the kind above.
    const validate = field.validate as Validate;
    const found = await validate(value, {
      ...field,
      ...given,
      blockData: given.blockData ?? {},
      collectionSlug: slug,
      data: this.#data,
      id,
      event: moment === "beforeWriting" ? "onChange" : "submit",
      operation: id === undefined ? "create" : "update",
      // A move is no change of a price to be confirmed, and links may lead to what the file does not have.
      overrideAccess: true,
      preferences: { fields: {} },
      req,
    });
    return found === true ? null : found;
  }

  async #checkLevel(
    fields: readonly FlattenedField[],
    row: Row,
    locale: Locale,
    place: readonly (string | number)[],
    blockData: Row | undefined,
  ): Promise<void> {
    const siblingData = inLocale(fields, row, locale);
    for (const field of fields) {
      if (place.length === 0 && !this.checked.names.includes(field.name)) continue;
      const path = [...place, field.name];
      const value = siblingData[field.name];
      const given = { siblingData, blockData, path };
      if (("virtual" in field && field.virtual) || field.type === "join" || field.name === "id") continue;
      if (!this.#isShown(field, given)) continue;
      // A document may lack a translation: the pages then show the first language.
      const isLooked = locale === defaultLocale || (isTranslated(field) && !isNothing(value) && value !== "");
      const problem = isLooked ? await this.#problemOf(field, value, given) : null;
      if (problem !== null)
        this.problems.push(`${path.join(".")}${isTranslated(field) ? ` (${locale})` : ""}: ${problem}`);
      else if (isOfKind(field, value)) await this.#checkInside(field, value, locale, path, blockData);
    }
  }

  #isShown(
    field: FlattenedField,
    {
      siblingData,
      blockData,
      path,
    }: { siblingData: Row; blockData: Row | undefined; path: (string | number)[] },
  ): boolean {
    const condition = field.admin && "condition" in field.admin ? field.admin.condition : undefined;
    if (!condition) return true;
    const { req } = this.checked;
    return condition(this.#data, siblingData, {
      blockData: blockData ?? {},
      operation: "update",
      path,
      user: req.user,
    });
  }

  async #checkInside(
    field: FlattenedField,
    value: unknown,
    locale: Locale,
    path: readonly (string | number)[],
    blockData: Row | undefined,
  ): Promise<void> {
    if (field.type === "group" || field.type === "tab") {
      const inner = isRow(value) ? value : {};
      await this.#checkLevel(field.flattenedFields, inner, locale, path, blockData);
    }
    if ((field.type !== "array" && field.type !== "blocks") || !Array.isArray(value)) return;
    for (const [place, inner] of value.filter((one) => isRow(one)).entries()) {
      if (field.type === "array") {
        await this.#checkLevel(field.flattenedFields, inner, locale, [...path, place], blockData);
        continue;
      }
      const block = field.blocks.find(({ slug }) => slug === inner.blockType);
      if (block) await this.#checkLevel(block.flattenedFields, inner, locale, [...path, place], inner);
      else if (locale === defaultLocale) this.problems.push(`${[...path, place].join(".")}: it is no block.`);
    }
  }
}

/**
 * What a form of the CMS would refuse of a document that is written past it.
 * @returns sentences, each with the path of its field; drafts are not refused
 */
export const findInvalid = async (checked: Checked): Promise<readonly string[]> =>
  checked.row._status === "draft" ? [] : new Check(checked).run();
