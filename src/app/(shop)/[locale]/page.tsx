import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { HomePage } from "../../../components/home/home-page";
import { houseThing, siteThing } from "../../../components/structured-data/house-thing";
import { StructuredData } from "../../../components/structured-data/structured-data";
import { houseName } from "../../../domain/house";
import { localise } from "../../../domain/locale/locale";
import { env } from "../../../env";
import { pageLocale } from "../../../i18n/page-locale";
import { pageMetadata } from "../../../i18n/page-metadata";
import { homeData, shellData, storefrontData } from "../page-data";
import { pageImage } from "../page-image";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { page } = await homeData();
  const storefront = await storefrontData();
  const metadata = pageMetadata({
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
      <StructuredData thing={houseThing(settings.company, footer.social, origin)} />
      <StructuredData thing={siteThing(houseName, origin, locale)} />
      <HomePage
        home={home}
        questions={home.questions}
        search=""
        locale={locale}
        storefront={await storefrontData()}
      />
    </>
  );
}
