import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { remadeParts } from "@/src/domain/watch/remade-parts";
import type { Selection } from "@/src/domain/watch/selection";
import { Price } from "@/src/components/price/price";

interface Props {
  /** Parts of the ready-made watch, and those the configurator opens with instead. */
  parts: Selection;
  opened: Selection;
  price: Minor;
  catalogue: Catalogue;
  settings: ShopSettings;
  locale: Locale;
}

/** Beside the link to the configurator: the parts that change there; nothing where none changes. */
export async function RemadeNote({ parts, opened, price, catalogue, settings, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.remade" });
  const fields = await getTranslations({ locale, namespace: "configurator.fields" });
  const remade = remadeParts({ parts, opened, price }, catalogue);
  if (remade.parts.length === 0 && remade.dearerBy === 0 && remade.laterBy === 0) return null;
  const changes = remade.parts.map(({ field, from, to }) =>
    t("part", { field: fields(field), from: localise(from, locale), to: localise(to, locale) }),
  );
  return (
    <p data-type="note">
      {[t("lead"), ...changes, t("price")].join(" ")}{" "}
      <Price price={priceWatch(opened, catalogue).priced.total} rates={settings.rates} locale={locale} />
      {t("end")} {remade.laterBy > 0 && t("later", { days: remade.laterBy })}
    </p>
  );
}
