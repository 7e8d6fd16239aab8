import { defaultSelection } from "@/src/domain/watch/selection";
import { fieldOfCollection, sheetOf } from "./columns";
import type { KnownCatalogue, KnownDocument } from "./known-catalogue";
import type { CataloguePlan } from "./plan-import";
import { refusal } from "./refusal";

/** The configurator opens with these options: without them it has no watch to show. */
function isDefault({ collection, values }: KnownDocument): boolean {
  const field = fieldOfCollection(collection);
  if (field === null) return false;
  const isChosen = values.key === defaultSelection[field];
  return collection === "straps" ? isChosen && values.family === defaultSelection.strapStyle : isChosen;
}

/** The column that takes a document out of sale; null for one that stays. */
function switchOf(document: KnownDocument): "enabled" | "isVisible" | null {
  const { collection, values } = document;
  // Gift cards, the bespoke watch and the like are services of the shop, with pages that need them.
  if (collection === "products")
    return values.kind === "watch" && values.isVisible === true ? "isVisible" : null;
  // A ready-made watch is shown while one of its products is.
  if (collection === "watches" || collection === "watch-lines") return null;
  return values.enabled === true && !isDefault(document) ? "enabled" : null;
}

/** Takes the whole catalogue out of sale. Nothing is deleted: orders, carts and saved watches refer to it. */
export function planEmpty({ documents }: KnownCatalogue): CataloguePlan {
  const changed = documents.flatMap((document) => {
    const column = switchOf(document);
    return column === null ? [] : [{ document, column }];
  });
  return {
    rows: changed.map(({ document: { collection, id, reference, values }, column }, index) => ({
      sheet: sheetOf(collection),
      line: index + 1,
      collection,
      reference,
      id,
      values: { ...values, [column]: false },
      changes: [{ column, before: true, after: false }],
      isLeap: false,
    })),
    refused: changed
      .filter(({ document }) => document.isDraftWaiting)
      .map(({ document: { collection, reference }, column }) =>
        refusal("draft", { place: collection, column, value: reference }),
      ),
    same: documents.length - changed.length,
  };
}
