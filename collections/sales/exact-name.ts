import type { CollectionBeforeOperationHook, Where } from "payload";

/** A field and what its whole names look like. */
type NamedField = readonly [field: string, pattern: RegExp];

/** Numbers of an order and of its receipt, as staff copies them from a mail. */
const orderNames: readonly NamedField[] = [
  ["number", /^VAL-\d{4}-\d{5,}$/],
  ["receiptNumber", /^R-\d{4}-\d{5,}$/],
];

/** What a list's search asks every one of its columns for, or undefined where the condition is something else. */
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
 * A search for a whole name, as a question for that name: found by its key among any number of rows. Everything else
 * is left as it is.
 */
export function exactName(
  where: Where,
  names: readonly NamedField[],
  write: (term: string) => string,
): Where {
  const { or, and, ...rest } = where;
  if (and) return { ...where, and: and.map((condition) => exactName(condition, names, write)) };
  const given = or && Object.keys(rest).length === 0 ? searchedTerm(or) : undefined;
  const term = given === undefined ? "" : write(given);
  const [field] = names.find(([, pattern]) => pattern.test(term)) ?? [];
  return field === undefined ? where : { [field]: { equals: term } };
}

const findBy =
  (names: readonly NamedField[], write: (term: string) => string): CollectionBeforeOperationHook =>
  ({ args, operation }) =>
    operation === "read" && "where" in args && args.where
      ? { ...args, where: exactName(args.where, names, write) }
      : args;

/** Searches of the list of orders, however the number is written. */
export const findOrderNumber = findBy(orderNames, (term) => term.toUpperCase());

/** Searches of the list of mails: “order-confirmation:1234”. */
export const findOccasion = findBy([["key", /^[a-z-]+:\d+$/]], (term) => term);
