import { getTranslations } from "next-intl/server";
import type { Page } from "@/src/domain/content/page";
import type { Question } from "@/src/domain/content/question";
import { pathOf } from "@/src/domain/content/routes";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { breadcrumbThing } from "./breadcrumb-thing";
import { questionsThing } from "./questions-thing";
import { StructuredData } from "./structured-data";

interface Props {
  page: Page;
  questions: readonly Question[];
  /** Of the shop, without a trailing slash. */
  origin: string;
  locale: Locale;
}

/** The breadcrumb of a composed page and its questions, for search engines. */
export async function PageData({ page, questions, origin, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "common.nav" });
  const steps = [
    { name: t("brandHome"), path: "/" },
    { name: localise(page.title, locale), path: pathOf(page.slug) },
  ];
  const shown = page.blocks.flatMap((block) =>
    block.type === "faq"
      ? questions.filter(({ group }) => block.group === null || group === block.group)
      : [],
  );
  return (
    <>
      <StructuredData thing={breadcrumbThing(steps, origin, locale)} />
      {shown.length > 0 && <StructuredData thing={questionsThing([...new Set(shown)], locale)} />}
    </>
  );
}
