import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { PageHead } from "@/src/components/watches/page-head";
import type { CatalogueGroup } from "./catalogue-groups";
import { groupPath, pageOfGroups } from "./catalogue-pages";
import { CataloguePaging } from "./catalogue-paging";
import { CatalogueSection } from "./catalogue-section";

interface Props {
  group: CatalogueGroup;
  title: string;
  /** counted from 1 */
  page: number;
  storefront: Storefront;
  locale: Locale;
}

/** Every option of one group, page by page. */
export async function CatalogueGroupPage({ group, title, page, storefront, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const { groups, count } = pageOfGroups([group], page);
  return (
    <>
      <PageHead title={title} text={t("intro")} />
      <p data-block="">
        <NextLink data-type="link" href={localeHref(locale, "/configurator/catalogue")}>
          {t("back")}
        </NextLink>
      </p>
      {groups.map((shown) => (
        <CatalogueSection
          key={shown.field}
          group={shown}
          title={t("title")}
          total={group.entries.length}
          rates={storefront.settings.rates}
          locale={locale}
        />
      ))}
      <CataloguePaging
        page={page}
        count={count}
        hrefOf={(other) => localeHref(locale, groupPath(group.field, other))}
        locale={locale}
      />
    </>
  );
}
