import type {
  CollectionBeforeChangeHook,
  Field,
  FieldAccess,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { roleOf } from "./who";
import { refusal } from "./refusal";

const notTranslator: FieldAccess = ({ req }) => roleOf(req.user) !== "translator";

/** Both must agree. */
const closedToTranslators =
  (given: FieldAccess | undefined): FieldAccess =>
  async (args) =>
    (await notTranslator(args)) && (given === undefined || (await given(args)));

/**
 * The same fields, those that are not texts closed to translators: the admin shows them read-only.
 * Groups and lists stay open, what is in them is looked at one by one.
 */
export function writableByTranslators(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if ("localized" in field && field.localized) return field;
    if (field.type === "tabs") {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: writableByTranslators(tab.fields) })),
      };
    }
    if (field.type === "blocks") {
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: writableByTranslators(block.fields) })),
      };
    }
    if ("fields" in field) return { ...field, fields: writableByTranslators(field.fields) };
    if (field.type === "ui" || field.type === "join") return field;
    return { ...field, access: { ...field.access, update: closedToTranslators(field.access?.update) } };
  });
}

interface Row {
  readonly id?: unknown;
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;

/** Rows of all lists in a document, by their place: what must stay when only texts may change. */
function rowsOf(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) {
    const rows: unknown[] = value;
    return rows.flatMap((row, index) => [
      ...(isRow(row) && row.id !== undefined ? [`${place}.${index}=${JSON.stringify(row.id)}`] : []),
      ...rowsOf(row, `${place}.${index}`),
    ]);
  }
  if (!isRow(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => rowsOf(inner, `${place}.${name}`));
}

/** Refuses a translator's save in a language that is somebody else's. */
function keepLanguages(req: PayloadRequest): void {
  const own = req.user?.collection === "users" ? (req.user.languages ?? []) : [];
  if (own.some((language) => language === req.locale)) return;
  throw refusal(
    `This account translates into ${own.join(", ") || "no language yet"}; “${req.locale}” is somebody else's. Nothing was saved. An administrator sets the languages in the account.`,
    403,
  );
}

function keepRows(data: Record<string, unknown>, original: Record<string, unknown> | undefined): void {
  const changed = Object.keys(data).filter((name) => {
    const isMoved = name === "_order" && data[name] !== original?.[name];
    return isMoved || rowsOf(data[name]).join() !== rowsOf(original?.[name]).join();
  });
  if (changed.length === 0) return;
  throw refusal(
    `Translators change texts only: adding, removing or moving entries (${changed.join(", ")}) is for marketers. Nothing was saved.`,
    403,
  );
}

/**
 * Refuses a translator's save in a language that is not theirs, or one that adds, removes or moves entries of a
 * list, instead of quietly undoing it.
 */
export const keepToTranslating: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update" || roleOf(req.user) !== "translator") return data;
  keepLanguages(req);
  keepRows(data, originalDoc);
  return data;
};

/** The same for globals. */
export const keepGlobalToTranslating: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (roleOf(req.user) !== "translator") return data;
  keepLanguages(req);
  keepRows(data, originalDoc);
  return data;
};
