import type { Locale } from "@/src/domain/locale/locale";

/** The default language, and the one with other letters: what holds in both is tested in the others by `test:deep`. */
const samples: readonly Locale[] = ["fr", "jp"];

export const isSample = (locale: Locale): boolean => samples.includes(locale);
