import { QueryError, type CollectionBeforeOperationHook } from "payload";
import { isObject } from "./value-kinds";

/** Questions about places on a map: Payload fails on them where no field is one, and none is. */
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

/** Refuses them as any other question that cannot be asked. */
export const refuseGeography: CollectionBeforeOperationHook = ({ args }) => {
  if ("where" in args && asksForPlaces(args.where)) throw new QueryError([{ path: "where" }]);
  return args;
};
