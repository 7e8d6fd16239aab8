/** Address of a text in the shop, valid as long as its document and its row exist. */
export interface Address {
  /** Slug of a collection or global. */
  readonly entity: string;
  /** Its number, the key of an interface text, or "-" for a global. */
  readonly document: string;
  readonly path: string;
}

/** The only document of a global. */
export const onlyDocument = "-";

/** In a form that is a valid XML id. */
export const writeAddress = ({ entity, document, path }: Address): string => `${entity}:${document}:${path}`;

/** @returns null for what cannot be one */
export function readAddress(text: string): Address | null {
  const [entity, document, path, ...rest] = text.split(":");
  return entity && document && path && rest.length === 0 ? { entity, document, path } : null;
}
