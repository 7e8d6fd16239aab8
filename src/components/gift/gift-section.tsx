import type { ReactNode } from "react";
import { productSafety } from "@/src/domain/law/product-safety";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import { offeredColors } from "@/src/domain/gift/offered-colors";
import { offeredSizes } from "@/src/domain/gift/offered-sizes";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import { isSold } from "@/src/domain/product/product";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { browserTexts } from "@/src/i18n/browser-texts";
import { pageTexts } from "@/src/i18n/page-texts";
import type { Storefront } from "@/src/services/content/load-storefront";
import { ProductNotices } from "@/src/components/law/product-notices";
import { SafetySection } from "@/src/components/law/safety-section";
import { fieldViews, formTexts, type FieldView } from "@/src/components/forms/form-view";
import type { Written } from "@/src/components/forms/use-form";
import { ProductPicture } from "@/src/components/product/product-picture";
import { GiftDesk } from "./gift-desk-chunk";
import { giftAnchor, type GiftKind } from "./gift-kind";

interface Props {
  kind: GiftKind;
  /** The amount chosen at first, as a sku or in euros; by default the one in the middle. */
  sku?: string;
  storefront: Storefront;
  locale: Locale;
  /** Previous input, with its errors. */
  written?: Written;
  /** Title and text. */
  children: ReactNode;
}

/** Text under the button, see messages/forms.json. */
const notes = { "gift-card": "valid", "gift-watch": "valid", "surprise-watch": "once" } as const;

const middle = (products: readonly Product[]) => products[Math.floor((products.length - 1) / 2)];

/** Sizes and colors come from the catalogue; with only one size the form has no question about it. */
function ofCatalogue(field: FieldView, catalogue: Catalogue, locale: Locale): readonly FieldView[] {
  if (field.name === "avoided") {
    const colors: ReadonlySet<string> = offeredColors(catalogue);
    return [{ ...field, options: (field.options ?? []).filter(({ value }) => colors.has(value)) }];
  }
  if (field.name !== "diameter") return [field];
  const options = offeredSizes(catalogue).map(({ key, label }) => ({
    value: key,
    label: localise(label, locale),
  }));
  return options.length > 1 ? [{ ...field, options }] : [];
}

/** A gift with its form; nothing where none of its kind is sold. */
export async function GiftSection({ kind, sku, storefront, locale, written, children }: Props) {
  const sold = storefront.products
    .filter((product) => product.kind === kind && isSold(product))
    .toSorted((one, other) => one.price - other.price);
  const initial =
    sold.find((product) => sku === product.sku || sku === String(product.price / 100)) ?? middle(sold);
  if (!initial) return null;
  const { law, settings } = storefront;
  const safety = productSafety(initial, law, settings);
  const form = allForms[kind];
  const t = browserTexts<Record<string, string>>(await pageTexts(locale, "forms"), locale);
  return (
    <section id={giftAnchor}>
      <GiftDesk
        form={{ name: form.name, path: form.path, guard: form.guard }}
        fields={fieldViews(form, t).flatMap((field) => ofCatalogue(field, storefront.catalogue, locale))}
        texts={{ ...formTexts(form, t), title: t(`${kind}.title`) }}
        brand={storefront.settings.brand.name}
        words={{
          any: t("gift.any"),
          to: t("gift.to"),
          until: t("gift.until"),
          euros: t("gift.euros"),
          notOffered: t("gift.notOffered"),
          note: t(`gift.${notes[kind]}`),
          save: t("gift.save"),
          saving: t("gift.saving"),
        }}
        choices={sold.map(({ sku: amount, price }) => ({ sku: amount, price }))}
        initial={initial.sku}
        {...(written && { written })}
        rates={storefront.settings.rates}
        locale={locale}
        picture={
          kind === "surprise-watch" ? (
            <ProductPicture product={initial} storefront={storefront} locale={locale} />
          ) : null
        }
      >
        {children}
      </GiftDesk>
      {safety && (
        <div data-block="">
          <ProductNotices law={law} countries={settings.shipping.countries} locale={locale} />
        </div>
      )}
      <SafetySection safety={safety} locale={locale} />
    </section>
  );
}
