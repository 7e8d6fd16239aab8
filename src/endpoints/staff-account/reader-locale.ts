import type { PayloadRequest } from "payload";
import { localeOfTag, staffLocale, type Locale } from "@/src/domain/locale/locale";

/** The language of whoever reads the admin, as letters are written in it. */
export const readerLocale = ({ i18n }: PayloadRequest): Locale =>
  localeOfTag(i18n?.language ?? "") ?? staffLocale;
