"use client";
import { DateTimeField, useTranslation } from "@payloadcms/ui";
import type { DateFieldClientProps } from "payload";
import { useMemo } from "react";
import { momentFormat } from "./moment-formats";

/** Payload's field of a day or an hour, which has one format for all languages: here it depends on the reader's. */
export function MomentField({ field, ...rest }: DateFieldClientProps) {
  const { i18n } = useTranslation();
  const own = useMemo(() => {
    const date: object = field.admin?.date ?? {};
    const hasHour = "pickerAppearance" in date && date.pickerAppearance === "dayAndTime";
    const displayFormat = momentFormat(i18n.language, hasHour);
    return { ...field, admin: Object.assign({}, field.admin, { date: { ...date, displayFormat } }) };
  }, [field, i18n.language]);
  return <DateTimeField {...rest} field={own} />;
}
