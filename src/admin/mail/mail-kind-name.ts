import { adminMessagesIn } from "@/src/i18n/admin-messages";

/**
 * The name of a kind of mail; its key where a later version wrote it.
 * @param language of the admin user
 */
export function mailKindName(kind: string, language: string): string {
  const names: Readonly<Record<string, string>> = {
    ...adminMessagesIn("sales.mailKinds", language),
    ...adminMessagesIn("sales.mail.kinds", language),
  };
  return names[kind] ?? kind;
}
