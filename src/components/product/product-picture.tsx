import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import type { Storefront } from "@/src/services/content/load-storefront";
import { UploadedPicture } from "@/src/components/editorial/uploaded-picture";
import { WatchPicture } from "@/src/components/watch/watch-picture";

const sizes = "(width < 900px) 100vw, 58vw";
/** A wide picture is cropped at its sides to fill a tall stage. */
const filledSizes = "(width < 900px) 120vw, 96vw";

interface Props {
  product: Product;
  storefront: Storefront;
  locale: Locale;
}

/** The editor's picture, else the first watch on sale, from behind: the content stays a surprise. */
export function ProductPicture({ product, storefront, locale }: Props) {
  const [image] = product.images;
  if (image) {
    return <UploadedPicture picture={image} locale={locale} sizes={filledSizes} priority />;
  }
  const [offer] = storefront.offers;
  if (!offer) return null;
  return (
    <WatchPicture
      parts={offer.watch.parts}
      version={storefront.catalogue.version}
      view="back"
      stage="craie"
      sizes={sizes}
      alt={localise(product.name, locale)}
      priority
    />
  );
}
