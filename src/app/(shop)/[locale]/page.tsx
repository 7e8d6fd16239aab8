import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { HomePage } from "../../../components/home/home-page";
import { localise } from "../../../domain/locale/locale";
import { pageLocale } from "../../../i18n/page-locale";
import { pageMetadata } from "../../../i18n/page-metadata";
import { homeData, storefrontData } from "../page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { page } = await homeData();
  const metadata = pageMetadata({
    locale,
    path: "/",
    title: localise(page.title, locale),
    description: localise(page.description, locale),
  });
  // The home page's title already names the shop.
  return { ...metadata, title: { absolute: localise(page.title, locale) } };
}

export default async function Home({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const home = await homeData();
  return (
    <HomePage
      home={home}
      questions={home.questions}
      search=""
      locale={locale}
      storefront={await storefrontData()}
    />
  );
}
