import { getTranslations } from "next-intl/server";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import type { FormName } from "@/src/domain/forms/form-name";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./form-page.module.css";
import { PageForm } from "./page-form";

/** Forms that have a page of their own. */
export type OwnPageForm = Extract<
  FormName,
  | "configurator-request"
  | "newsletter-confirm"
  | "newsletter-unsubscribe"
  | "stock-notice"
  | "stock-notice-confirm"
  | "stock-notice-cancel"
  | "cart-mail-stop"
  | "cart-mail-open"
  | "order-search"
>;

interface Props {
  form: OwnPageForm;
  locale: Locale;
  /** Query of its address. */
  query?: string;
  /** Its subject, by name. */
  subject?: string;
}

/** A page with one form: its description, and the form. */
export async function FormPage({ form, locale, query, subject }: Props) {
  const t = await getTranslations({ locale, namespace: "forms" });
  const isButtonOnly = Object.keys(allForms[form].fields).length === 0;
  return (
    <section className={styles.page} data-block="" data-form={isButtonOnly ? "button" : "fields"}>
      <div data-grid="">
        <div className={styles.head}>
          <h1 data-type="t1">{t(`${form}.title`)}</h1>
          {subject !== undefined && <p data-type="t4">{subject}</p>}
          <p data-type="lead">{t(`${form}.intro`)}</p>
        </div>
        <div className={styles.form}>
          <PageForm form={form} locale={locale} {...(query !== undefined && { query })} />
        </div>
      </div>
    </section>
  );
}
