import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { codeDifferences } from "@/src/domain/translation/code-differences";
import { markupToRich } from "@/src/domain/translation/markup-to-rich";
import type { TextKind } from "@/src/domain/translation/markup-tokens";

/** The request of the user who reads the error. */
export type Reader = Pick<PayloadRequest, "payload" | "i18n" | "t">;

interface Judged {
  readonly field: Field;
  readonly kind: TextKind;
  readonly siblings: Readonly<Record<string, unknown>>;
  readonly source: string;
  readonly target: string;
  readonly locale: string;
}

type Rule = (value: unknown, args: Readonly<Record<string, unknown>>) => unknown;

/** The fields beside a text in one language, as its own rule expects them. */
const inLanguage = (siblings: Judged["siblings"], locale: string) =>
  Object.fromEntries(
    Object.entries(siblings).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && locale in value
        ? (value as Readonly<Record<string, unknown>>)[locale]
        : value,
    ]),
  );

/** The field's own rule: length, placeholders of messages. */
async function ownRule(reader: Reader, { field, siblings, target, locale }: Judged): Promise<string | null> {
  if (!("validate" in field) || typeof field.validate !== "function") return null;
  const beside = inLanguage(siblings, locale);
  const said = await (field.validate as Rule)(target, {
    ...field,
    data: beside,
    siblingData: beside,
    operation: "update",
    path: [],
    preferences: { fields: {} },
    req: reader,
  });
  return typeof said === "string" ? said : null;
}

/** The error of a translation, in the reader's language; null when it is valid. */
export async function problemOf(reader: Reader, judged: Judged): Promise<string | null> {
  const { kind, source, target } = judged;
  if (kind === "rich" && !markupToRich(target)) {
    return forReader(reader, adminMessages("translating.problemOf.tag"));
  }
  const differences = codeDifferences(source, target, kind);
  if (differences) {
    const list = (codes: readonly string[]) => codes.join(" ");
    const missing =
      differences.missing.length > 0 &&
      adminMessages("translating.problemOf.missing", { missing: list(differences.missing) });
    const unknown =
      differences.unknown.length > 0 &&
      adminMessages("translating.problemOf.unknown", { unknown: list(differences.unknown) });
    return [missing, unknown].flatMap((said) => (said ? [forReader(reader, said)] : [])).join(" ");
  }
  return kind === "rich" ? null : ownRule(reader, judged);
}
