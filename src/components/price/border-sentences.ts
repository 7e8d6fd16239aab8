import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { BorderSentences } from "@/src/domain/market/border-words";

/** The sentences about the border, with their placeholders. */
export async function borderSentences(locale: Locale): Promise<BorderSentences> {
  const t = await getTranslations({ locale, namespace: "border" });
  const raw = (key: keyof BorderSentences): string => String(t.raw(key));
  return { none: raw("none"), buyer: raw("buyer"), shop: raw("shop"), refused: raw("refused") };
}
