import type { Footer } from "@/src/domain/content/navigation";
import { isUnsaid } from "@/src/domain/company-facts";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import type { Company } from "@/src/domain/settings";
import { pageAddress } from "@/src/i18n/page-address";
import type { Thing } from "./structured-data";

/** The company behind the brand, from the settings. */
export const organizationThing = (company: Company, social: Footer["social"], origin: string): Thing => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: company.name,
  url: origin,
  logo: new URL("/icon.svg", origin).href,
  email: company.email,
  ...(!isUnsaid(company.phone) && { telephone: company.phone }),
  ...(company.vatNumber && { vatID: company.vatNumber }),
  sameAs: social.map(({ href }) => href),
});

/** The site. Its search is omitted: search engines no longer show one. */
export const siteThing = (name: string, origin: string, locale: Locale): Thing => ({
  "@type": "WebSite",
  name,
  url: pageAddress(origin, locale, "/"),
  inLanguage: languageTag(locale),
  publisher: { "@id": `${origin}/#organization` },
});
