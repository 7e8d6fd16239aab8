import config from "@payload-config";
import { cookies, headers } from "next/headers";
import { getPayload } from "payload";
import { cache } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { loadAccount } from "@/src/services/account/load-account";
import { openReport } from "@/src/services/affiliates/affiliate-report";
import { listAddresses } from "@/src/services/content/list-addresses";
import { loadCmsPage } from "@/src/services/content/load-cms-page";
import { loadHome } from "@/src/services/content/load-home";
import { loadPreorder } from "@/src/services/preorder/load-preorder";
import { loadShell } from "@/src/services/content/load-shell";
import { loadStorefront } from "@/src/services/content/load-storefront";
import { openCard, type OpenedCard } from "@/src/services/gift-cards/open-card";
import { readOrder } from "@/src/services/orders/read-order";
import { openReview } from "@/src/services/reviews/open-review";
import { readCustomer } from "@/src/services/sign-in/find-customer";
import { sharedClock } from "@/src/shop/shared-clock";
import { shopOf } from "@/src/shop/shop-of";
import { sessionToken } from "@/src/shop/customer-cookies";
import { limitCardLooks } from "@/src/shop/limit-card-looks";
import { pageContentOf } from "@/src/shop/page-content-of";
import { previewContentOf } from "@/src/shop/preview-content-of";
import { isPreview } from "./is-preview";

/** The CMS as visitors see it, or with its drafts for staff who preview it. */
const content = async () => {
  const payload = await getPayload({ config });
  return (await isPreview()) ? previewContentOf(payload) : pageContentOf(payload);
};

/** What the shop sells; a page and its metadata ask once. */
export const storefrontData = cache(async () =>
  loadStorefront(await content(), shopOf(await getPayload({ config })).undrawnParts),
);

/** The home page. */
export const homeData = cache(async () => loadHome(await content()));

/** A page an editor has composed, by its address without the leading slash. */
export const cmsPageData = cache(async (slug: string) => loadCmsPage(await content(), slug));

/** Where old addresses lead. */
export const redirectsData = cache(async () => (await content()).redirects());

/** What surrounds a page. */
export const shellData = cache(async (locale: Locale) => loadShell(await content(), locale, sharedClock()));

/** Every page search engines may keep. */
export const addressesData = cache(async () => listAddresses(await content()));

/** A run that is sold before it is made, with its watch; null where there is none of that name. */
export const preorderData = cache(async (key: string) => loadPreorder(await content(), key));

/** The manuals, by their number. */
export const manualsData = cache(async () => (await content()).manuals());

/** The quiz that finds a watch. */
export const quizData = cache(async () => (await content()).quiz());

/** What buyers have said, published and newest first. */
export const reviewsData = cache(async () => (await content()).reviews());

/** Whether orders can be paid with PayPal. */
export const walletOffered = cache(
  async (): Promise<boolean> => shopOf(await getPayload({ config })).payments.paypal.isOffered,
);

/** An order, for whoever holds its secret; null for any other. The page that shows it is kept nowhere. */
export const orderData = cache(async (token: string) =>
  readOrder(shopOf(await getPayload({ config })), token),
);

/** The account of whoever is signed in; `isDue` when the session has to be moved on. Null for nobody. */
export const accountData = cache(async (locale: Locale) => {
  const shop = shopOf(await getPayload({ config }));
  const brought = (await cookies()).getAll().map(({ name, value }) => [name, value] as const);
  const signed = await readCustomer(shop, sessionToken(new Map(brought)));
  return signed && { account: await loadAccount(shop, signed.customer, locale), isDue: signed.isDue };
});

/** What the secret of an affiliate's report opens. */
export const affiliateReportData = cache(async (token: string) =>
  openReport(shopOf(await getPayload({ config })), token),
);

/** A gift card, for whoever holds its code; nothing for any other code, nor for who has tried too many. */
export const openedCardData = cache(async (code: string): Promise<OpenedCard | null> => {
  const shop = shopOf(await getPayload({ config }));
  return (await limitCardLooks(shop, await headers())) ? openCard(shop, code) : null;
});

/** What the token of a review opens. */
export const reviewData = cache(async (token: string) =>
  openReview(shopOf(await getPayload({ config })), token),
);
