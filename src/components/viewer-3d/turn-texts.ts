import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { textsAddress } from "@/src/i18n/texts-address";
import type { TurnTexts } from "./viewer-watch";

export async function turnTexts(locale: Locale): Promise<TurnTexts> {
  const t = await getTranslations({ locale, namespace: "turning" });
  return {
    action: t("action"),
    busy: t("busy"),
    failed: t("failed"),
    unsupported: t("unsupported"),
    lost: t("lost"),
    address: await textsAddress(locale, "turning"),
  };
}
