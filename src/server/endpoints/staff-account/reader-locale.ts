import type { PayloadRequest } from "payload";
import { localeOfTag, staffLocale, type Locale } from "@/src/domain/locale/locale";

/** The language of the admin user, for mails to them. */
export const readerLocale = ({ i18n }: PayloadRequest): Locale =>
  localeOfTag(i18n?.language ?? "") ?? staffLocale;
