import type { CollectionSlug } from "payload";
import * as v from "valibot";
import {
  pictureOfOption,
  pictureOfPage,
  pictureOfProduct,
  pictureOfUpload,
  pictureOfWatch,
} from "@/src/domain/contracts/staff-picture";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { stageTones } from "@/src/domain/watch/ready-made";
import { defaultSelection, rowOf, selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { thumbnailUrl } from "@/src/domain/watch/thumbnail-query";

const fieldOf = new Map<CollectionSlug, SelectionField>(
  selectionFields.map((field) => [rowOf(field).catalogue as CollectionSlug, field]),
);

/** Documents with a picture in the admin's lists. */
export const picturedCollections: readonly CollectionSlug[] = [
  "media",
  "layers",
  "watches",
  "products",
  "pages",
  ...fieldOf.keys(),
];

export interface PictureOwner {
  readonly collection: CollectionSlug;
  readonly id: number;
}

/** Reads a document one relation deep. */
export type Retrieve = (collection: CollectionSlug, id: number) => Promise<unknown>;

/** Twice its displayed width, px; for uploads the next width the optimiser makes. */
const width = 320;
const uploadWidth = 384;

const uploaded = (url: string) => smallerPicture(url, uploadWidth);

function watchPicture(doc: unknown, version: string): string {
  const { parts, stage } = v.parse(pictureOfWatch, doc);
  const chosen = Object.entries(parts).flatMap(([field, option]) => (option ? [[field, option.key]] : []));
  return frontImageUrl(
    { ...defaultSelection, ...Object.fromEntries(chosen) },
    { width, stage: stageTones.find((tone) => tone === stage) ?? "givre", version },
  );
}

function optionPicture(field: SelectionField, doc: unknown, version: string): string | null {
  const { key, family, thumbnail, layer, _status } = v.parse(pictureOfOption, doc);
  if (thumbnail) return uploaded(thumbnail.url);
  // An unpublished option is in no catalogue from which a picture could be composed: its layer is shown alone.
  if (_status === "draft") return layer?.url ?? null;
  const familyKey = typeof family === "object" ? family?.key : undefined;
  const option = { key, ...(familyKey !== undefined && { family: familyKey }) };
  return thumbnailUrl(field, option, { width: 160, stage: "craie", version });
}

/**
 * URL of the picture the admin shows of a document; null without one.
 * @param version of the catalogue its watches are drawn from
 */
export async function pictureOf(
  { collection, id }: PictureOwner,
  retrieve: Retrieve,
  version: string,
): Promise<string | null> {
  const doc = await retrieve(collection, id);
  if (!doc) return null;
  const field = fieldOf.get(collection);
  if (field) return optionPicture(field, doc, version);
  if (collection === "media") return uploaded(v.parse(pictureOfUpload, doc).url);
  if (collection === "layers") return v.parse(pictureOfUpload, doc).url;
  if (collection === "watches") return watchPicture(doc, version);
  const other = (next: "media" | "watches", nextId: number | null) =>
    nextId === null ? null : pictureOf({ collection: next, id: nextId }, retrieve, version);
  if (collection === "products") {
    const { images, watch } = v.parse(pictureOfProduct, doc);
    const [first] = images.flatMap((image) => image ?? []);
    return first ? uploaded(first.url) : other("watches", watch);
  }
  const shown = v
    .parse(pictureOfPage, doc)
    .blocks.find((block) => block && (block.picture ?? block.watch) !== null);
  if (!shown) return null;
  return shown.picture === null ? other("watches", shown.watch) : other("media", shown.picture);
}
