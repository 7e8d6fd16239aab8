"use client";
import NextLink from "next/link";
import { useState, type ReactNode } from "react";
import { parseDetails, readDetails } from "@/src/client/browser/preorder";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/preorder.json";
import type { TextTree } from "@/src/i18n/text-tree";
import type { FieldView, FormTexts } from "@/src/components/forms/form-view";
import { Notice } from "@/src/components/primitives/notice";
import { ButtonLink } from "@/src/components/primitives/button";
import { BoxChoiceField } from "./box-choice-field";
import { DetailsForm } from "./details-form";
import { PayPanel, type MoneySettings } from "./pay-panel";
import { pieceOf, pieceSearch } from "./piece-query";
import { Recap } from "./recap";
import styles from "./step-page.module.css";
import { useOffer } from "./use-offer";

interface Props {
  offer: string;
  fields: readonly FieldView[];
  formTexts: FormTexts;
  names: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
  money: MoneySettings;
  texts: TextTree;
  /** Texts of the wallet's button, null where it is not offered. */
  wallet: TextTree | null;
  isCardOffered: boolean;
  /** Page of the other way to pay, null where there is none. */
  other: "paypal" | "bienvenue" | null;
  locale: Locale;
  terms: ReactNode;
  /** What the law wants beside the button. */
  notices: ReactNode;
  /** Who makes the watch, and its warnings; its name and pictures identify it. */
  safety: ReactNode;
  /** Shown to guests above the offer. */
  children: ReactNode;
}

/** Behind the password gate: hidden in the page's own HTML, the offer is fetched after the correct password. */
export function FirstLook({ offer: key, texts, locale, children, ...sale }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const offer = useOffer(key, locale);
  const [box, setBox] = useState("");
  const [details, setDetails] = useState<Readonly<Record<string, string>> | null>(null);
  if (typeof offer === "string") {
    return (
      <div className={styles.page} data-block="">
        <div className={styles.head} role="status">
          <h1 data-type="t1">{offer === "loading" ? t("passwordGate.loading") : t("passwordGate.closed")}</h1>
          <p data-type="lead">{t("passwordGate.closedText")}</p>
          {offer === "failed" && <Notice tone="error">{t("passwordGate.failed")}</Notice>}
        </div>
        <p className={styles.links}>
          <ButtonLink href={localeHref(locale, "/avant-premiere")}>{t("passwordGate.enter")}</ButtonLink>
        </p>
      </div>
    );
  }
  const piece = pieceOf(offer, pieceSearch({ strap: "", box }));
  return (
    <>
      {children}
      <section className={styles.page} data-block="" aria-labelledby="first-look">
        <div className={styles.head}>
          <h2 id="first-look" data-type="t2">
            {offer.name}
          </h2>
          <p data-type="lead">{offer.text}</p>
        </div>
        {piece && (
          <div className={styles.columns}>
            <div className={styles.main}>
              {details === null ? (
                <>
                  <BoxChoiceField
                    {...{ offer, locale, t }}
                    rates={sale.money.rates}
                    chosen={piece.box.key}
                    onChoose={setBox}
                  />
                  <h3 data-type="t3">{t("passwordGate.where")}</h3>
                  <DetailsForm
                    target={{ name: "preorder-details", path: "/api/preorder/details", guard: "limits" }}
                    locale={locale}
                    fields={sale.fields}
                    texts={sale.formTexts}
                    names={sale.names}
                    newsletter={t("details.newsletter")}
                    next={t("passwordGate.next")}
                    onDone={() => setDetails(parseDetails(readDetails()))}
                  />
                </>
              ) : (
                <>
                  <PayPanel
                    {...{ offer, piece, details, locale, t }}
                    country={sale.countries[details.country ?? ""] ?? ""}
                    money={sale.money}
                    terms={sale.terms}
                    wallet={sale.wallet}
                    isCardOffered={sale.isCardOffered}
                  />
                  {sale.notices}
                  <p className={styles.links}>
                    <button type="button" data-type="link" onClick={() => setDetails(null)}>
                      {t("passwordGate.edit")}
                    </button>
                    {sale.other && (
                      <NextLink
                        data-type="link"
                        href={localeHref(locale, `/avant-premiere/${sale.other}`)}
                        prefetch={false}
                      >
                        {sale.other === "paypal" ? t("passwordGate.wallet") : t("passwordGate.card")}
                      </NextLink>
                    )}
                  </p>
                </>
              )}
            </div>
            <div className={styles.aside}>
              <Recap offer={offer} piece={piece} rates={sale.money.rates} locale={locale} t={t} />
            </div>
          </div>
        )}
      </section>
      {sale.safety}
    </>
  );
}
