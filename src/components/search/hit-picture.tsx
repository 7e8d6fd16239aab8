import { shortUploadUrl } from "@/src/domain/content/short-upload-url";
import type { SearchHit } from "@/src/domain/search/search-entry";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { listedFields } from "@/src/domain/watch/selection";
import { shortThumbnailUrl } from "@/src/domain/watch/short-picture-url";
import type { Storefront } from "@/src/services/content/load-storefront";
import { LazyPicture } from "@/src/components/primitives/lazy-picture";

/** Twice its displayed size, for high-density screens. */
const edge = 160;

/** URL of the picture of a found part; null for one without. */
function pictureOf({ kind, key }: SearchHit, catalogue: Catalogue): string | null {
  if (kind !== "option") return null;
  const [name = "", family = "", optionKey = ""] = key.split(" ");
  const field = listedFields.find((listed) => listed === name);
  if (!field) return null;
  const options: readonly (Option & { readonly family?: string })[] = catalogue[field];
  const option = options.find((one) => one.key === optionKey && (family === "" || one.family === family));
  if (!option) return null;
  const view = { width: 320, stage: "craie", version: catalogue.version } as const;
  return option.thumbnail ?? shortThumbnailUrl(field, option, view);
}

/** Width of an uploaded picture that is cropped to its square, px. */
const uploadWidth = 384;

function productPicture({ kind, key }: SearchHit, products: Storefront["products"]): string | null {
  const image = kind === "product" && products.find(({ sku }) => sku === key)?.images[0];
  return image ? shortUploadUrl(image.url, uploadWidth) : null;
}

/** A small picture of a search result; a name alone describes a green poorly. */
export function HitPicture({ hit, storefront }: { hit: SearchHit; storefront: Storefront }) {
  const picture = pictureOf(hit, storefront.catalogue) ?? productPicture(hit, storefront.products);
  return picture && <LazyPicture src={picture} edge={edge} />;
}
