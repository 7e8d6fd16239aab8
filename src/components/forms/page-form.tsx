import NextLink from "next/link";
import { allForms } from "../../contracts/forms/all-forms";
import type { FormName } from "../../domain/forms/form-name";
import type { Locale } from "../../domain/locale/locale";
import { browserTexts } from "../../i18n/browser-texts";
import { localeHref } from "../../i18n/locale-href";
import { pageTexts } from "../../i18n/page-texts";
import { fieldViews, formTexts } from "./form-view";
import { LiveForm } from "./live-form";

interface Props {
  form: FormName;
  locale: Locale;
  /** Sent along instead of the query of the page's address. */
  query?: string;
}

/** A form of the shop with its texts. */
export async function PageForm({ form: name, locale, query }: Props) {
  const form = allForms[name];
  const t = browserTexts<Record<string, string>>(await pageTexts(locale, "forms"), locale);
  const isPersonal = "email" in form.fields;
  return (
    <LiveForm
      form={{
        name,
        path: form.path,
        guard: form.guard,
        sendsQuery: form.sendsQuery ?? false,
        ...(query !== undefined && { query }),
      }}
      locale={locale}
      fields={fieldViews(form, t)}
      texts={formTexts(form, t)}
    >
      {isPersonal && (
        <p data-type="note">
          {t.optional(`${name}.privacy`) ?? t("all.privacy")}{" "}
          <NextLink data-type="lien" href={localeHref(locale, "/mentions-legales")} prefetch={false}>
            {t("all.privacyLink")}
          </NextLink>
        </p>
      )}
      <noscript>
        <p data-type="note">{t("all.noscript")}</p>
      </noscript>
    </LiveForm>
  );
}
