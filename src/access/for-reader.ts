import type { PayloadRequest } from "payload";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";

/** The text in the language of whoever is at the admin. */
export const forReader = (req: Pick<PayloadRequest, "i18n">, texts: ReaderText): string =>
  inReaderLanguage(texts, req.i18n?.language);
