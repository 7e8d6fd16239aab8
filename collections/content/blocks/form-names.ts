import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { PageFormName } from "@/src/domain/forms/form-name";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Forms an editor places, by their purpose. */
export const pageFormNames: Readonly<Record<PageFormName, ReaderText>> =
  adminMessagesByKey("content.form.pageForm");
