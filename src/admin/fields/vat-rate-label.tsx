"use client";
import { useFormFields, useRowLabel, useTranslation } from "@payloadcms/ui";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { isCharged, isCountry } from "@/src/domain/vat/vat-rates";

/** Label of a row of the table of rates, while collapsed: "Finlande · 25,5 %", and where its tax does not count. */
export function VatRateLabel() {
  const { data } = useRowLabel<{ country?: string; percent?: number; registration?: string }>();
  const home = useFormFields(([fields]) => fields["vat.country"]?.value);
  const uncharged = useAdminMessages("vatRate");
  const { language } = useTranslation().i18n;
  if (!data.country || !isCountry(data.country)) return <span>–</span>;
  const name = new Intl.DisplayNames(language, { type: "region" }).of(data.country);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const isCounted = isCharged({ ...data, country: data.country }, String(home));
  return (
    <span>
      {name} · {percent.format((data.percent ?? 0) / 100)}
      {!isCounted && ` · ${uncharged}`}
    </span>
  );
}
