import type { ReactNode } from "react";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import type { Form } from "@/src/domain/contracts/forms/form";
import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type pages from "@/src/i18n/messages/fr/pages.json";
import { localeHref } from "@/src/i18n/locale-href";
import { pageTexts } from "@/src/i18n/page-texts";
import type { Storefront } from "@/src/services/content/load-storefront";
import { formTexts } from "@/src/components/forms/form-view";
import { PageForm } from "@/src/components/forms/page-form";
import { isGiftKind } from "@/src/components/gift/gift-kind";
import { GiftSection } from "@/src/components/gift/gift-section";
import { MessagePage } from "@/src/components/message-page/message-page";
import { ButtonLink } from "@/src/components/primitives/button";
import styles from "@/src/components/forms/form-page.module.css";

interface Props {
  outcome: FormOutcome | null;
  /** The catalogue, where the form is one of a gift. */
  storefront: Storefront | null;
  /** Current version of the terms. */
  terms: string;
  /** Of a form that is opened now. */
  token: string;
  locale: Locale;
}

/** The form of an outcome: by its name, else the first that is sent there; undefined for other buttons. */
function formOf({ path, values }: FormOutcome): Form | undefined {
  const forms = Object.values(allForms);
  return forms.find(({ name }) => name === values.form) ?? forms.find((form) => form.path === path);
}

/** The outcome of a form: success, the form again with its errors, or the reason of a failure. */
export async function OutcomePage({ outcome, storefront, terms, token, locale }: Props) {
  const t = browserTexts<(typeof pages)["outcome"]>(await pageTexts(locale, "outcome"), locale);
  const home = <ButtonLink href={localeHref(locale, "/")}>{t("home")}</ButtonLink>;
  if (outcome === null)
    return (
      <MessagePage title={t("none.title")} text={t("none.text")}>
        {home}
      </MessagePage>
    );
  // Another document, not a route: it may be a page in which the browser still has the input.
  const back: ReactNode =
    outcome.back === null ? (
      home
    ) : (
      <a data-type="link" href={outcome.back}>
        {t("back")}
      </a>
    );
  const form = formOf(outcome);
  if (!form)
    return (
      <MessagePage
        title={t(outcome.isDone ? "done.title" : "failed.title")}
        text={outcome.isDone ? t("done.text") : (t.optional(`errors.${outcome.error}`) ?? t("errors.any"))}
      >
        {back}
      </MessagePage>
    );
  const texts = formTexts(
    form,
    browserTexts<Record<string, string>>(await pageTexts(locale, "forms"), locale),
  );
  if (outcome.isDone)
    return (
      <MessagePage title={texts.sentTitle} text={texts.requestText}>
        {back}
      </MessagePage>
    );
  if (storefront && isGiftKind(form.name))
    return (
      <GiftSection
        kind={form.name}
        sku={String(outcome.values.sku)}
        {...{ storefront, locale }}
        written={outcome}
      >
        <h1 data-type="t1">{t("retry.title")}</h1>
        <p data-type="lead">{t("retry.text")}</p>
      </GiftSection>
    );
  return (
    <section className={styles.page} data-block="">
      <div data-grid="">
        <div className={styles.head}>
          <h1 data-type="t1">{t("retry.title")}</h1>
          <p data-type="lead">{t("retry.text")}</p>
          <p>{back}</p>
        </div>
        <div className={styles.form}>
          <PageForm form={form.name} locale={locale} written={outcome} {...{ terms, token }} />
        </div>
      </div>
    </section>
  );
}
