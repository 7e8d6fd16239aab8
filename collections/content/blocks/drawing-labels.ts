import { adminMessagesByKey } from "@/src/i18n/admin-messages";

/** Names of the drawings of pages and manuals in the admin. */
export const drawingLabels = adminMessagesByKey("content.drawing");
