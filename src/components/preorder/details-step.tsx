"use client";
import { useRouter } from "next/navigation";
import NextLink from "next/link";
import { readSearch } from "@/src/client/browser/read-search";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/preorder.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { useBrowserValue } from "@/src/client/state/live";
import type { FieldView, FormTexts } from "@/src/components/forms/form-view";
import { DetailsForm } from "./details-form";
import { OfferWaiting } from "./offer-waiting";
import { pieceOf } from "./piece-query";
import styles from "./step-page.module.css";
import { Recap } from "./recap";
import { useOffer } from "./use-offer";
import type { InitialStepData } from "./first-step";

interface Props {
  offer: string;
  /** Address of the steps, without a language and a number. */
  path: string;
  fields: readonly FieldView[];
  formTexts: FormTexts;
  names: Readonly<Record<string, string>>;
  texts: TextTree;
  rates: Rates;
  locale: Locale;
  first: InitialStepData;
}

/** Second step: the form, beside the piece that was chosen in the first. */
export function DetailsStep({
  offer: key,
  path,
  fields,
  formTexts,
  names,
  texts,
  rates,
  locale,
  first,
}: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const router = useRouter();
  const search = useBrowserValue(readSearch, first.search);
  const offer = useOffer(key, locale, first.offer);
  const piece = typeof offer === "string" ? null : pieceOf(offer, search);
  const step = (number: number) => `${localeHref(locale, `${path}/${number}`)}${search}`;
  return (
    <div className={styles.columns}>
      <DetailsForm
        target={{
          name: "preorder-details",
          path: "/api/preorder/details",
          guard: "limits",
          query: String(new URLSearchParams([["offer", key], ...new URLSearchParams(search)])),
        }}
        locale={locale}
        written={first.written}
        fields={fields}
        texts={formTexts}
        names={names}
        newsletter={t("details.newsletter")}
        next={t("choose.next")}
        onDone={() => router.push(step(3))}
      >
        <NextLink data-type="link" href={step(1)} prefetch={false}>
          {t("details.back")}
        </NextLink>
      </DetailsForm>
      <div className={styles.aside}>
        {typeof offer === "string" ? (
          <OfferWaiting state={offer} t={t} />
        ) : (
          piece && <Recap offer={offer} piece={piece} rates={rates} locale={locale} t={t} />
        )}
      </div>
    </div>
  );
}
