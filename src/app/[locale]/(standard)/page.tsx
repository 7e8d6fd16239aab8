import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { HomePage } from "@/src/components/home/home-page";
import { organizationThing, siteThing } from "@/src/components/structured-data/organization-thing";
import { StructuredData } from "@/src/components/structured-data/structured-data";
import { localise } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { brandPrintingData, homeData, shellData, storefrontData } from "@/src/app/_shop/page-data";
import { pageImage } from "@/src/app/_shop/page-image";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { page } = await homeData();
  const storefront = await storefrontData();
  const metadata = await pageMetadata({
    locale,
    path: "/",
    title: localise(page.title, locale),
    description: localise(page.description, locale),
    image: pageImage(page, storefront),
  });
  // The home page's title already names the shop.
  return { ...metadata, title: { absolute: localise(page.title, locale) } };
}

export default async function Home({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const home = await homeData();
  const { settings } = await storefrontData();
  const { footer } = await shellData(locale);
  const origin = env().SHOP_URL;
  return (
    <>
      <StructuredData thing={organizationThing(settings.company, footer.social, origin)} />
      <StructuredData thing={siteThing(settings.brand.name, origin, locale)} />
      <HomePage
        home={home}
        printing={await brandPrintingData()}
        questions={home.questions}
        search=""
        locale={locale}
        storefront={await storefrontData()}
      />
    </>
  );
}
