import { adminMessagesByKey } from "@/src/i18n/admin-messages";
/** Sections of the admin's menu. */
export const groups = adminMessagesByKey("common.menu.groups");
