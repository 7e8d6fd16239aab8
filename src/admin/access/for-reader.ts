import type { PayloadRequest } from "payload";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";

/** The text in the admin user's language. */
export const forReader = (req: Pick<PayloadRequest, "i18n">, texts: ReaderText): string =>
  inReaderLanguage(texts, req.i18n?.language);
