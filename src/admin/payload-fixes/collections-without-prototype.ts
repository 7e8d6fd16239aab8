import type { Payload } from "payload";

/**
 * Payload looks up the first segment of an address as a key of this object: a name that every object inherits, like
 * `/api/constructor`, would be taken for a collection, and answered 500.
 */
export function collectionsWithoutPrototype({ collections }: Pick<Payload, "collections">): void {
  Object.setPrototypeOf(collections, null);
}
