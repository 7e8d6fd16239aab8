"use client";
import { useFormFields, useRowLabel, useTranslation } from "@payloadcms/ui";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { isCharged, isCountry } from "@/src/domain/vat/vat-rates";

interface Row {
  readonly country?: string;
  readonly percent?: number;
  readonly registration?: string;
  readonly limitAmount?: number | null;
  readonly limitCurrency?: string | null;
}

/** Label of a row of the table of rates, while collapsed: "Finlande · 25,5 %", its limit, and where its tax does not count. */
export function VatRateLabel() {
  const { data } = useRowLabel<Row>();
  const home = useFormFields(([fields]) => fields["vat.country"]?.value);
  const uncharged = useAdminMessages("vatRate");
  const { language } = useTranslation().i18n;
  if (!data.country || !isCountry(data.country)) return <span>–</span>;
  const name = new Intl.DisplayNames(language, { type: "region" }).of(data.country);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const { limitAmount, limitCurrency } = data;
  const limit =
    typeof limitAmount === "number" && limitCurrency
      ? new Intl.NumberFormat(language, { style: "currency", currency: limitCurrency }).format(
          limitAmount / 100,
        )
      : null;
  const isCounted = isCharged({ ...data, country: data.country }, String(home));
  return (
    <span>
      {name} · {percent.format((data.percent ?? 0) / 100)}
      {!isCounted && ` · ${uncharged}`}
      {isCounted && limit !== null && ` ≤ ${limit}`}
    </span>
  );
}
