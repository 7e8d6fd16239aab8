import type { Values } from "./column";
import { documentKey } from "./known-catalogue";
import type { ReadLine } from "./read-lines";
import { refusal, type Refusal } from "./refusal";
import { isLayer, isTooLarge, keptName, placeOfPicture, stemOf, type SentPicture } from "./sent-picture";

/** Fields of the pictures of products and watches. */
const pictureColumns = { products: "images", watches: "gallery" } as const;
type Pictured = keyof typeof pictureColumns;

interface Placed {
  /** Values of a document that come from its pictures. */
  readonly of: (document: string) => Values;
  readonly refused: readonly Refusal[];
}

/** Names of the layers that lines use. */
function usedLayers(lines: readonly ReadLine[]): ReadonlySet<string> {
  const names = lines.flatMap(({ cells }) =>
    cells.flatMap(({ column, value }) =>
      column.kind === "layer" && typeof value === "string" ? [value] : [],
    ),
  );
  return new Set(names);
}

function ownerOf(key: string, lines: readonly ReadLine[]): Pictured | null {
  const found = lines.find(
    ({ collection, reference }) =>
      (collection === "products" || collection === "watches") && reference === key,
  );
  return found?.collection === "products" || found?.collection === "watches" ? found.collection : null;
}

/**
 * Finds the place of each picture of a ZIP: the layer that a line names, or a picture of the product or watch that a
 * line has. A picture without a line is refused: its name is probably mistyped.
 */
export function placePictures(pictures: readonly SentPicture[], lines: readonly ReadLine[]): Placed {
  const refused: Refusal[] = [];
  const layers = usedLayers(lines);
  const of = new Map<string, { place: number; name: string }[]>();
  for (const picture of pictures) {
    const { file, hash, facts } = picture;
    if (facts === null) {
      refused.push(refusal("not-picture", { place: file }));
      continue;
    }
    if (layers.has(`${stemOf(file)}@${hash}`)) {
      const value = `${facts.format}, ${facts.width} × ${facts.height}`;
      if (!isLayer(picture)) refused.push(refusal("layer-frame", { place: file, value }));
      continue;
    }
    const placed = placeOfPicture(file);
    const owner = placed && ownerOf(placed.key, lines);
    if (!placed || !owner) refused.push(refusal("unused", { place: file }));
    else if (isTooLarge(picture))
      refused.push(refusal("picture-size", { place: file, value: `${facts.width} × ${facts.height}` }));
    else {
      const name = documentKey(owner, placed.key);
      of.set(name, [...(of.get(name) ?? []), { place: placed.place, name: keptName(picture) }]);
    }
  }
  const valuesOf = (document: string): Values => {
    const files = of.get(document);
    const collection = document.startsWith("products/") ? "products" : "watches";
    if (!files) return {};
    const names = files.toSorted((one, other) => one.place - other.place).map(({ name }) => name);
    return { [pictureColumns[collection]]: names.join(" ") };
  };
  return { of: valuesOf, refused };
}
