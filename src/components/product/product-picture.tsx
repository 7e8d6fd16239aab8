import { localise, type Locale } from "../../domain/locale/locale";
import type { Product } from "../../domain/product/product";
import type { Storefront } from "../../services/content/load-storefront";
import { WatchPicture } from "../watch/watch-picture";

interface Props {
  product: Product;
  storefront: Storefront;
  locale: Locale;
}

/** The editor's picture, else the first watch on sale, from behind: what is inside stays a surprise. */
export function ProductPicture({ product, storefront, locale }: Props) {
  const [image] = product.images;
  if (image) {
    return (
      <img src={image.url} alt={localise(image.alt, locale)} width={image.width} height={image.height} />
    );
  }
  const [offer] = storefront.offers;
  if (!offer) return null;
  return (
    <WatchPicture
      parts={offer.watch.parts}
      version={storefront.catalogue.version}
      view="back"
      stage="craie"
      sizes="(width < 900px) 90vw, 50vw"
      alt={localise(product.name, locale)}
      priority
    />
  );
}
