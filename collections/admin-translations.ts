import { languageTag, locales } from "@/src/domain/locale/locale";
import { adminMessagesIn } from "@/src/i18n/admin-messages";

/** Payload writes placeholders in two braces. */
const inPayloadsForm = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, text.replace(/\{(\w+)\}/g, "{{$1}}")]),
  );

/**
 * What Payload adds to its own translations, by the tags of the admin's languages: corrected wordings, and the messages
 * of our scripts in the browser, which it sends in the reader's language only.
 */
export const adminTranslations = Object.fromEntries(
  locales.map(languageTag).map((tag) => {
    const { general, version } = adminMessagesIn("common.payload", tag);
    const browser = adminMessagesIn("browser", tag);
    return [tag, { general: inPayloadsForm(general), version: inPayloadsForm(version), browser }] as const;
  }),
);
