"use client";
import { useRouter } from "next/navigation";
import NextLink from "next/link";
import type { ReactNode } from "react";
import { parseDetails, readDetails } from "@/src/client/browser/preorder";
import { readSearch } from "@/src/client/browser/read-search";
import type { Locale } from "@/src/domain/locale/locale";
import { rememberRegistration } from "@/src/client/browser/registered";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/preorder.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { useBrowserValue } from "@/src/client/state/live";
import { Notice } from "@/src/components/primitives/notice";
import { OfferWaiting } from "./offer-waiting";
import { PayPanel, type MoneySettings } from "./pay-panel";
import { pieceOf } from "./piece-query";
import { Recap } from "./recap";
import { RegisterOffer } from "./register-offer";
import styles from "./step-page.module.css";
import { useOffer } from "./use-offer";
import { detailsOf, type InitialStepData } from "./first-step";

interface Props {
  offer: string;
  /** Address of the steps, without a language and a number. */
  path: string;
  /** Country names by code. */
  countries: Readonly<Record<string, string>>;
  money: MoneySettings;
  texts: TextTree;
  locale: Locale;
  terms: ReactNode;
  /** What the law wants beside the button. */
  notices: ReactNode;
  /** Texts of the wallet's button, null where it is not offered. */
  wallet: TextTree | null;
  first: InitialStepData;
}

/** Third step: the terms, and the two ways to pay. */
export function PayStep(props: Props) {
  const { offer: key, path, countries, money, texts, locale, terms, notices, wallet, first } = props;
  const t = browserTexts<typeof french>(texts, locale);
  const router = useRouter();
  const search = useBrowserValue(readSearch, first.search);
  const written = useBrowserValue(readDetails, undefined);
  const offer = useOffer(key, locale, first.offer);
  const kept = parseDetails(written);
  const details = kept.email ? kept : detailsOf(first);
  const step = (name: string) => `${localeHref(locale, `${path}/${name}`)}${search}`;
  if (typeof offer === "string") return <OfferWaiting state={offer} t={t} />;
  const piece = pieceOf(offer, search);
  if (!piece) return <OfferWaiting state="failed" t={t} />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {details.email && details.line1 ? (
          <>
            <PayPanel
              {...{ offer, piece, details, money, locale, t, terms, wallet, first }}
              country={countries[details.country ?? ""] ?? ""}
            />
            {notices}
            <p className={styles.links}>
              <NextLink data-type="link" href={step("1")} prefetch={false}>
                {t("details.back")}
              </NextLink>
              <NextLink data-type="link" href={step("2")} prefetch={false}>
                {t("pay.change")}
              </NextLink>
            </p>
            <RegisterOffer
              {...{ offer: key, details, locale, t }}
              onDone={() => {
                rememberRegistration();
                router.push(localeHref(locale, `${path}/inscription-reussie`));
              }}
            />
          </>
        ) : (
          <Notice tone="warning">
            <strong>{t("pay.missing")}</strong> {t("pay.missingText")}{" "}
            <NextLink data-type="link" href={step("2")} prefetch={false}>
              {t("pay.missingLink")}
            </NextLink>
          </Notice>
        )}
      </div>
      <div className={styles.aside}>
        <Recap offer={offer} piece={piece} rates={money.rates} locale={locale} t={t} />
      </div>
    </div>
  );
}
