import type { CollectionBeforeOperationHook, PayloadRequest, Where } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { normaliseEmail } from "@/src/domain/mail/email-address";

/** Pattern of a whole name, and the query for it. */
type Name = readonly [pattern: RegExp, whereOf: (term: string) => Where];

/** Matching rows beyond the columns of a search. */
type Others = (term: string) => Promise<readonly number[]>;

/** Numbers of an order and of its receipt, as copied from a mail, and the e-mail of its buyer. */
const orderNames: readonly Name[] = [
  [/^[A-Z]{2,4}-\d{4}-\d{5,}$/i, (term) => ({ number: { equals: term.toUpperCase() } })],
  [/^R-\d{4}-\d{5,}$/i, (term) => ({ receiptNumber: { equals: term.toUpperCase() } })],
  // In normalised form; older orders have it as typed on the payment page.
  [
    /^[^@\s]+@[^@\s.]+\.[^@\s]+$/,
    (term) => ({ "contact.email": { in: [term, normaliseEmail(term) ?? term.toLowerCase()] } }),
  ],
];

/** The text that a list's search applies to each of its columns, or undefined for any other condition. */
function searchedTerm(conditions: readonly Where[]): string | undefined {
  const terms = conditions.map((condition) => {
    const [only, ...others] = Object.values(condition);
    return others.length === 0 && only && !Array.isArray(only) && Object.keys(only).length === 1
      ? only.like
      : undefined;
  });
  const [term] = terms;
  return typeof term === "string" && terms.every((other) => other === term) ? term.trim() : undefined;
}

/**
 * Turns a search for a whole name into an exact query, which uses an index however many rows there are. Other
 * searches are unchanged.
 */
async function exactName(where: Where, names: readonly Name[], others: Others): Promise<Where> {
  const { or, and, ...rest } = where;
  if (and)
    return { ...where, and: await Promise.all(and.map((condition) => exactName(condition, names, others))) };
  const term = or && Object.keys(rest).length === 0 ? searchedTerm(or) : undefined;
  if (term === undefined) return where;
  const [, whereOf] = names.find(([pattern]) => pattern.test(term)) ?? [];
  if (whereOf) return whereOf(term);
  const ids = await others(term);
  return ids.length > 0 ? { ...where, or: [...(or ?? []), { id: { in: ids } }] } : where;
}

const findBy =
  (names: readonly Name[], others: (req: PayloadRequest) => Others): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) =>
    operation === "read" && "where" in args && args.where
      ? { ...args, where: await exactName(args.where, names, others(req)) }
      : args;

/** Searches of the list of orders for one of them, for those of one buyer, of a telephone or of a tracking number. */
export const findNamedOrder = findBy(
  orderNames,
  ({ payload }) =>
    (term) =>
      shopOf(payload).store.orders.findByReference(term),
);

/** Searches of the list of mails: “order-confirmation:1234”. */
export const findOccasion = findBy(
  [[/^[a-z-]+:\d+$/, (term) => ({ key: { equals: term } })]],
  () => () => Promise.resolve([]),
);
