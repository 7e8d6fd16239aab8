import config from "@payload-config";
import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { getPayload } from "payload";
import { loadMessages } from "@/src/i18n/messages";
import { routing } from "@/src/i18n/routing";
import { shopTexts } from "@/src/i18n/text-tree";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { previewContentOf } from "@/src/server/runtime/preview-content-of";
import { isPreview } from "./_shop/is-preview";

/** Interface texts of a page: from the message files, with translators' replacements and the brand. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  const payload = await getPayload({ config });
  const content = (await isPreview()) ? previewContentOf(payload) : pageContentOf(payload);
  const [messages, overrides, { brand }] = await Promise.all([
    loadMessages(locale),
    content.textOverrides(locale),
    content.settings(),
  ]);
  return { locale, messages: shopTexts(messages, overrides, brand.name), timeZone: "Europe/Paris" };
});
