import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, ServerProps } from "payload";
import { shopTimeZone } from "@/src/domain/calendar/month";
import { dateTag } from "@/src/domain/locale/locale";
import { withMinusSign } from "@/src/domain/locale/minus-sign";
import { adminLocale } from "@/src/admin/admin-locale";
import { shownAmount } from "@/src/admin/money/shown-amount";

type I18n = ServerProps["i18n"];

/** The part of a value shown in a row of the log; its own page has all of it. */
const MAX_SHOWN_LENGTH = 100;

const asWritten = (value: string) =>
  withMinusSign(value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value);

function moment(value: string, field: object, { language }: I18n): string | null {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return null;
  const isDay = JSON.stringify(field).includes('"pickerAppearance":"dayOnly"');
  return new Intl.DateTimeFormat(dateTag(adminLocale(language)), {
    dateStyle: "medium",
    ...(!isDay && { timeStyle: "short" as const }),
    timeZone: shopTimeZone,
  }).format(at);
}

/**
 * A value of the log as the form would show it: money, days, choices, yes and no.
 * @param field null where no form has it
 */
export function auditedValue(value: string, field: FlattenedField | null, i18n: I18n): string {
  if (value === "" || !field) return asWritten(value);
  if (field.type === "checkbox" && /^(true|false)$/.test(value))
    return i18n.t(value === "true" ? "general:true" : "general:false");
  if (field.type === "date") return moment(value, field, i18n) ?? asWritten(value);
  // For an amount with a currency of its own row the log has the amount only.
  if (field.type === "number" && field.custom?.currency === "EUR" && /^\d+$/.test(value))
    return shownAmount(Number(value), field, {}, i18n.language) ?? asWritten(value);
  if (field.type !== "select" && field.type !== "radio") return asWritten(value);
  const option = field.options.find((one) => typeof one !== "string" && one.value === value);
  const label = typeof option === "object" ? getTranslation(option.label, i18n) : null;
  return typeof label === "string" ? label : asWritten(value);
}
