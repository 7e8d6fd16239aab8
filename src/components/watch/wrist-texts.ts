import type { getTranslations } from "next-intl/server";

type WatchTexts = Awaited<ReturnType<typeof getTranslations<"watch">>>;

/** Recommended wrist of a diameter, by mm. */
export const wristTexts = (t: WatchTexts): Readonly<Record<number, string>> => ({
  36: t("wrist.36"),
  38: t("wrist.38"),
  40: t("wrist.40"),
});
