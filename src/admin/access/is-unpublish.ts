import { isObject } from "./value-kinds";

/** Whether an operation unpublishes a document; saving a draft beside it does not. */
export function isUnpublish(args: object, operation: string): boolean {
  if (!["update", "updateByID"].includes(operation)) return false;
  if ("unpublishAllLocales" in args && String(args.unpublishAllLocales) === "true") return true;
  if ("draft" in args && args.draft) return false;
  return "data" in args && isObject(args.data) && "_status" in args.data && args.data._status === "draft";
}
