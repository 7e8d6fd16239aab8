import config from "@payload-config";
import { cookies, headers } from "next/headers";
import { getPayload } from "payload";
import { cache } from "react";
import { sellsToJapan } from "@/src/domain/law/japan";
import { otherProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { LinkedItem } from "@/src/domain/ucp/permalink";
import { loadAccount } from "@/src/services/account/load-account";
import { openReport } from "@/src/services/affiliates/affiliate-report";
import { listAddresses } from "@/src/services/content/list-addresses";
import { loadCmsPage } from "@/src/services/content/load-cms-page";
import { loadHomePage } from "@/src/services/content/load-home-page";
import { loadPreorder } from "@/src/services/preorder/load-preorder";
import { loadShell } from "@/src/services/content/load-shell";
import { loadStorefront } from "@/src/services/content/load-storefront";
import { openCard, type OpenedCard } from "@/src/services/gift-cards/open-card";
import { readOrder } from "@/src/services/orders/read-order";
import { readLinked, type LinkedLines } from "@/src/services/prepared/read-linked";
import { readPrepared } from "@/src/services/prepared/read-prepared";
import { openReview } from "@/src/services/reviews/open-review";
import { readCustomer } from "@/src/services/sign-in/find-customer";
import { sharedClock } from "@/src/server/runtime/shared-clock";
import { shopOf } from "@/src/server/runtime/shop-of";
import { sessionToken } from "@/src/server/runtime/cookies/customer-cookies";
import { limitGiftCardLookups } from "@/src/server/runtime/policy/limit-gift-card-lookups";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { previewContentOf } from "@/src/server/runtime/preview-content-of";
import { isPreview } from "./is-preview";

/** The CMS as visitors see it, or with its drafts for staff in preview mode. */
const content = async () => {
  const payload = await getPayload({ config });
  return (await isPreview()) ? previewContentOf(payload) : pageContentOf(payload);
};

/** The published catalogue; a page and its metadata share one read. */
export const storefrontData = cache(async () =>
  loadStorefront(await content(), shopOf(await getPayload({ config })).undrawnParts),
);

/** The home page. */
export const homeData = cache(async () => loadHomePage(await content()));

/** A page composed by an editor, by its address without the leading slash. */
export const cmsPageData = cache(async (slug: string) => loadCmsPage(await content(), slug));

/** Redirects of old addresses. */
export const redirectsData = cache(async () => (await content()).redirects());

/** Header and footer of a page. */
export const shellData = cache(async (locale: Locale) => loadShell(await content(), locale, sharedClock()));

/** The owner's brand. */
export const brandData = cache(async () => (await (await content()).settings()).brand);

/** What the owner's brand prints on dials. */
export const brandPrintingData = cache(async () =>
  shopOf(await getPayload({ config })).brandPrinting(await brandData()),
);

/** Pictures of the pages that no editor composes. */
export const pagePictures = cache(async () => (await content()).pagePictures());

/** Every page that search engines may index. */
export const addressesData = cache(async () => listAddresses(await content()));

/** The notice that Japanese law asks of a seller at a distance; null for a shop that does not sell to Japan. */
export const japanNoticeData = cache(async () => {
  const { settings, japanNotice } = await content();
  return sellsToJapan((await settings()).shipping.countries) ? japanNotice() : null;
});

/** A pre-order run, with its watch; null where there is none of that name. */
export const preorderData = cache(async (key: string) => loadPreorder(await content(), key));

/** The manuals, by their number. */
export const manualsData = cache(async () => (await content()).manuals());

/** The quiz that finds a watch. */
export const quizData = cache(async () => (await content()).quiz());

/** Published customer reviews, newest first. */
export const reviewsData = cache(async () => (await content()).reviews());

/** Providers that are offered beside the cards. */
export const offeredProviders = cache(async (): Promise<readonly PaymentProvider[]> => {
  const { payments } = shopOf(await getPayload({ config }));
  return otherProviders.filter((provider) => payments[provider].isOffered);
});

/** What an agent has prepared, by the secret of its page; null for an unknown one. */
export const preparedData = cache(async (page: string, locale: Locale) =>
  readPrepared(shopOf(await getPayload({ config })), page, locale),
);

/** The articles of a link, as they cost now. */
export const linkedData = async (
  items: readonly LinkedItem[],
  locale: Locale,
  currency: Currency,
): Promise<LinkedLines> => readLinked(shopOf(await getPayload({ config })), items, locale, currency);

/** Whether orders can be paid with PayPal. */
export const walletOffered = async (): Promise<boolean> => (await offeredProviders()).includes("paypal");

/** An order, for the holder of its secret; null for any other. The page that shows it is not cached. */
export const orderData = cache(async (token: string) =>
  readOrder(shopOf(await getPayload({ config })), token),
);

/** The account of the signed-in customer; `isDue` when the session has to be extended. Null without a session. */
export const accountData = cache(async (locale: Locale) => {
  const shop = shopOf(await getPayload({ config }));
  const brought = (await cookies()).getAll().map(({ name, value }) => [name, value] as const);
  const signed = await readCustomer(shop, sessionToken(new Map(brought)));
  return signed && { account: await loadAccount(shop, signed.customer, locale), isDue: signed.isDue };
});

/** The report that an affiliate's secret opens. */
export const affiliateReportData = cache(async (token: string) =>
  openReport(shopOf(await getPayload({ config })), token),
);

/** A gift card, for the holder of its code; null for any other code, or after too many attempts. */
export const openedCardData = cache(async (code: string): Promise<OpenedCard | null> => {
  const shop = shopOf(await getPayload({ config }));
  return (await limitGiftCardLookups(shop, await headers())) ? openCard(shop, code) : null;
});

/** The review that a token opens. */
export const reviewData = cache(async (token: string) =>
  openReview(shopOf(await getPayload({ config })), token),
);
