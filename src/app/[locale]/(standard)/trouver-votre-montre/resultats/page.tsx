import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { BespokeProposal } from "@/src/components/quiz/bespoke-proposal";
import { NoAnswers } from "@/src/components/quiz/no-answers";
import { QuizResults } from "@/src/components/quiz/quiz-results";
import { proposeWatch } from "@/src/domain/quiz/propose-watch";
import { givenAnswers, rankOffers } from "@/src/domain/quiz/rank-offers";
import { pageLocale } from "@/src/i18n/page-locale";
import { quizData, storefrontData } from "@/src/app/_shop/page-data";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The answers are personal; their page is rendered for each request and not cached. */
export const dynamic = "force-dynamic";

/** Shown beside the first. */
const rivals = 3;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "quiz.results" });
  return {
    title: t("metaTitle"),
    description: t("metaDescription"),
    robots: robotsOf("/trouver-votre-montre/resultats"),
  };
}

export default async function QuizResultsPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const query = await searchParams;
  const [quiz, storefront] = await Promise.all([quizData(), storefrontData()]);
  const given = givenAnswers(quiz, {
    get: (name) => {
      const value = query[name];
      return typeof value === "string" ? value : null;
    },
  });
  const [best, ...others] = rankOffers(storefront.offers, given);
  if (given.length === 0 || !best) return <NoAnswers locale={locale} />;
  return (
    <>
      <QuizResults
        locale={locale}
        storefront={storefront}
        best={best}
        others={others.slice(0, rivals)}
        given={given}
      />
      <BespokeProposal
        locale={locale}
        storefront={storefront}
        proposal={proposeWatch(given, storefront.catalogue)}
      />
    </>
  );
}
