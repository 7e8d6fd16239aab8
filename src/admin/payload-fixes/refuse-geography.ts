import { QueryError, type CollectionBeforeOperationHook } from "payload";
import { isObject } from "@/src/admin/access/value-kinds";

/** Geographic queries: Payload fails on them for fields of other types, and there are no geographic ones. */
const operators = new Set(["near", "within", "intersects"]);

const asksForPlaces = (where: unknown): boolean =>
  Array.isArray(where)
    ? where.some(asksForPlaces)
    : isObject(where) &&
      Object.entries(where).some(
        ([name, value]) =>
          (isObject(value) && Object.keys(value).some((operator) => operators.has(operator))) ||
          ((name === "and" || name === "or") && asksForPlaces(value)),
      );

/** Refuses them like any other invalid query. */
export const refuseGeography: CollectionBeforeOperationHook = ({ args }) => {
  if ("where" in args && asksForPlaces(args.where)) throw new QueryError([{ path: "where" }]);
  return args;
};
