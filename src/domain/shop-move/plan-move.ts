import { changedFields } from "./changed-fields";
import {
  movedCollectionNames,
  movedCollections,
  movedGlobalNames,
  type MovedCollection,
  type MovedCollectionName,
  type MovedGlobalName,
} from "./moved-content";
import type { MovedContent, MovedDocument, MovedGlobal } from "./moved-document";

/** What an import does to one document. `kept`: the file does not have it, and it stays. */
export type MoveKind = "new" | "changed" | "kept" | "removed" | "refused";

export interface MoveLine {
  readonly kind: MoveKind;
  readonly key: string;
  /** names of changed fields, or a reason */
  readonly detail: string;
}

/** What an import does to a collection. */
export interface CollectionMove {
  readonly name: MovedCollectionName;
  /** documents that are the same already */
  readonly same: number;
  readonly lines: readonly MoveLine[];
  /** documents to create or change */
  readonly written: readonly MovedDocument[];
}

/** What an import does to a global. */
export interface GlobalMove {
  readonly name: MovedGlobalName;
  readonly same: number;
  readonly lines: readonly MoveLine[];
  /** null where it is the same already */
  readonly written: MovedGlobal | null;
}

export interface MovePlan {
  readonly collections: readonly CollectionMove[];
  readonly globals: readonly GlobalMove[];
}

const byKey = (documents: readonly MovedDocument[]) =>
  new Map(documents.map((document) => [document.key, document]));

/** A document of a fixed collection without anything of the shop's own. */
const emptied = ({ key, data }: MovedDocument): MovedDocument => ({
  key,
  data: Object.fromEntries(Object.keys(data).map((name) => [name, name === "key" ? key : null])),
  draft: null,
  file: null,
});

/** Whether a document of a fixed collection has nothing of the shop's own. */
export const isEmptied = (document: MovedDocument): boolean =>
  changedFields(document, emptied(document)).length === 0;

function planCollection(
  name: MovedCollectionName,
  here: readonly MovedDocument[],
  sent: readonly MovedDocument[],
  isReplacing: boolean,
): CollectionMove {
  const { isFixed = false }: MovedCollection = movedCollections[name];
  const [known, named] = [byKey(here), byKey(sent)];
  const missing = here.filter((document) => !named.has(document.key) && !(isFixed && isEmptied(document)));
  const wanted = isFixed && isReplacing ? [...sent, ...missing.map(emptied)] : sent;
  const lines: MoveLine[] = [];
  const written: MovedDocument[] = [];
  for (const document of wanted) {
    const { key } = document;
    const present = known.get(key);
    if (!present && isFixed) {
      lines.push({ kind: "refused", key, detail: "this version of the shop does not have it" });
      continue;
    }
    const fields = present ? changedFields(present, document) : [];
    if (present && fields.length === 0) continue;
    lines.push({ kind: present ? "changed" : "new", key, detail: fields.join(", ") });
    written.push(document);
  }
  if (!isFixed || !isReplacing) {
    const kind = isReplacing ? "removed" : "kept";
    lines.push(...missing.map(({ key }): MoveLine => ({ kind, key, detail: "" })));
  }
  return { name, same: wanted.filter(({ key }) => known.has(key)).length - changedIn(lines), lines, written };
}

const changedIn = (lines: readonly MoveLine[]) => lines.filter(({ kind }) => kind === "changed").length;

/** What the content of a file would change here. @param isReplacing removes what the file does not have */
export function planMove(here: MovedContent, sent: MovedContent, isReplacing: boolean): MovePlan {
  return {
    collections: movedCollectionNames.map((name) =>
      planCollection(name, here.collections[name], sent.collections[name], isReplacing),
    ),
    globals: movedGlobalNames.map((name): GlobalMove => {
      const fields = changedFields(here.globals[name], sent.globals[name]);
      if (fields.length === 0) return { name, same: 1, lines: [], written: null };
      const line = { kind: "changed", key: name, detail: fields.join(", ") } as const;
      return { name, same: 0, lines: [line], written: sent.globals[name] };
    }),
  };
}
