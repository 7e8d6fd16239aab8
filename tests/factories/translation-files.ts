import type { StaffMember } from "./staff-member";

/** Files of translations, as a translator takes and brings them. */
export const translationFiles = (translator: StaffMember) => ({
  exported: async (format: string, more = "") =>
    (await translator.file(`/api/staff/translations/export?language=es&format=${format}${more}`)).text,
  bring: (format: string, content: string, apply: boolean, language = "es") =>
    translator.ask("POST", "/api/staff/translations/import", { language, format, content, apply }),
});
