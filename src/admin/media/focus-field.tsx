import type { UIFieldServerProps } from "payload";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { FocusInput } from "./focus-input";
import { mediaTexts } from "./media-texts";

/** The picture of the form, on which one shows what must stay in view where a page cuts it. */
export function FocusField({ data, i18n, readOnly }: UIFieldServerProps & { readOnly?: boolean }) {
  const name: unknown = data?.filename;
  if (typeof name !== "string" || readOnly) return null;
  const url = `/api/media/file/${encodeURIComponent(name)}`;
  return (
    <FocusInput address={smallerPicture(url, 640)} text={inReaderLanguage(mediaTexts, i18n.language).focus} />
  );
}
