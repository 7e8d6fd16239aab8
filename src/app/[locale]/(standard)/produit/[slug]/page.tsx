import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { redirect } from "next/navigation";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { ProductPage } from "@/src/components/product/product-page";
import { localise } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { reviewsData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

export const generateStaticParams = () => [];

/** By the address's own slug, or by the sku, which mails and other sites may use. */
async function findProduct(params: Props["params"]): Promise<Product | undefined> {
  const { slug } = await params;
  const { products } = await storefrontData();
  return products.find((product) => product.isVisible && (product.slug === slug || product.sku === slug));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const product = await findProduct(params);
  if (!product) return notFoundMetadata(locale);
  const { offers } = await storefrontData();
  const watch = offers.find((offer) => offer.watch.code === product.watch)?.watch;
  return pageMetadata({
    locale,
    // A watch has a page of its own, which is the indexed one.
    path: watch?.path ?? `/produit/${product.slug}`,
    title: localise(product.name, locale),
    description: localise(product.description, locale) || localise(product.name, locale),
  });
}

export default async function Product({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const product = await findProduct(params);
  if (!product) return <AnswerNotFound />;
  // A bespoke watch is not sold ready-made.
  if (product.kind === "bespoke") redirect(localeHref(locale, "/configurator"));
  return (
    <ProductPage
      product={product}
      storefront={await storefrontData()}
      reviews={await reviewsData()}
      locale={locale}
    />
  );
}
