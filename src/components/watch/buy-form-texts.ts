import type { getTranslations } from "next-intl/server";

type WatchTexts = Awaited<ReturnType<typeof getTranslations<"watch">>>;
type CommonTexts = Awaited<ReturnType<typeof getTranslations<"common">>>;

/** Texts of the form that adds to the cart. */
export const buyFormTexts = (t: WatchTexts, common: CommonTexts) => ({
  reduced: common("price.reduced"),
  before: common("price.before"),
  diameter: t("diameter"),
  add: t("add"),
  adding: t("adding"),
  failed: t("addFailed"),
  failedHelp: t("addFailedHelp"),
  configure: t("configure"),
  soldOut: common("price.soldOut"),
  ahead: t("preorder"),
});
