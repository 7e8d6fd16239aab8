"use client";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { isCountry } from "@/src/domain/vat/vat-rates";

/** Label of a row of the table of rates, while collapsed: "Finlande, 25,5 %". */
export function VatRateLabel() {
  const { data } = useRowLabel<{ country?: string; percent?: number }>();
  const { language } = useTranslation().i18n;
  if (!data.country || !isCountry(data.country)) return <span>–</span>;
  const name = new Intl.DisplayNames(language, { type: "region" }).of(data.country);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return (
    <span>
      {name} · {percent.format((data.percent ?? 0) / 100)}
    </span>
  );
}
