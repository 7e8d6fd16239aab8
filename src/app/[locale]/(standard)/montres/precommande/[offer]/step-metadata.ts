import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { offerPage } from "@/src/domain/preorder/pay-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { preorderData } from "@/src/app/_shop/page-data";

/** Parameters of all pages of an offer. */
export type OfferParams = Promise<{ locale: string; offer: string }>;

/** Metadata of a page of an offer. @param page its last part, as in its address */
export const stepMetadata =
  (page: string, name: "choose" | "details" | "pay" | "registered" | "done") =>
  async ({ params }: { params: OfferParams }): Promise<Metadata> => {
    const locale = await pageLocale(params);
    const { offer } = await params;
    if (!(await preorderData(offer))) return notFoundMetadata(locale);
    const t = await getTranslations({ locale, namespace: `preorder.meta.${name}` });
    return pageMetadata({
      locale,
      path: `${offerPage(offer)}/${page}`,
      title: t("title"),
      description: t("description"),
    });
  };
