import NextLink from "next/link";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import type { Form } from "@/src/domain/contracts/forms/form";
import type { FormName } from "@/src/domain/forms/form-name";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import { pageTexts } from "@/src/i18n/page-texts";
import { LegalLink } from "@/src/components/primitives/legal-link";
import { fieldViews, formTexts } from "./form-view";
import { LiveForm } from "./form-chunk";
import type { Written } from "./use-form";

interface Props {
  form: FormName;
  locale: Locale;
  /** Parameters of the page's address beside the answers: a mail's secret, the composed watch. */
  query?: string;
  /** Previous input, with its errors. */
  written?: Written;
  /** Current version of the terms, for a paid form. */
  terms?: string;
  /** Of a page that is rendered for one visit: records when the form was opened. */
  token?: string;
}

/** A form of the shop with its texts. */
export async function PageForm({ form: name, locale, query, written, terms, token }: Props) {
  const form: Form = allForms[name];
  const t = browserTexts<Record<string, string>>(await pageTexts(locale, "forms"), locale);
  const isPersonal = "email" in form.fields;
  return (
    <LiveForm
      form={{
        name,
        path: form.path,
        guard: form.guard,
        ...(query !== undefined && { query }),
        ...(form.isPaid && terms !== undefined && { terms }),
        ...(token !== undefined && { token }),
      }}
      locale={locale}
      fields={fieldViews(form, t)}
      texts={formTexts(form, t)}
      {...(written && { written })}
    >
      {form.isPaid && (
        <p data-type="note">
          <LegalLink path="/conditions-generales" locale={locale}>
            {t("all.terms")}
          </LegalLink>
        </p>
      )}
      {isPersonal && (
        <p data-type="note">
          {t.optional(`${name}.privacy`) ?? t("all.privacy")}{" "}
          <NextLink data-type="link" href={localeHref(locale, "/mentions-legales")} prefetch={false}>
            {t("all.privacyLink")}
          </NextLink>
        </p>
      )}
    </LiveForm>
  );
}
