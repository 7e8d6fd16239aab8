import config from "@payload-config";
import { getPayload } from "payload";
import { cache } from "react";
import type { Locale } from "../../domain/locale/locale";
import { listAddresses } from "../../services/content/list-addresses";
import { loadCmsPage } from "../../services/content/load-cms-page";
import { loadHome } from "../../services/content/load-home";
import { loadShell } from "../../services/content/load-shell";
import { loadStorefront } from "../../services/content/load-storefront";
import { pageContentOf } from "../../shop/page-content-of";

const content = async () => pageContentOf(await getPayload({ config }));

/** What the shop sells; a page and its metadata ask once. */
export const storefrontData = cache(async () => loadStorefront(await content()));

/** The home page. */
export const homeData = cache(async () => loadHome(await content()));

/** A page an editor has composed, by its address without the leading slash. */
export const cmsPageData = cache(async (slug: string) => loadCmsPage(await content(), slug));

/** What surrounds a page. */
export const shellData = cache(async (locale: Locale) => loadShell(await content(), locale));

/** Every page search engines may keep. */
export const addressesData = cache(async () => listAddresses(await content()));

/** What buyers have said, published and newest first. */
export const reviewsData = cache(async () => (await content()).reviews());
