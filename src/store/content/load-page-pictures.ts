import type { Payload } from "payload";
import * as v from "valibot";
import {
  pagePictureNames,
  type PagePictureName,
  type PagePictures,
} from "@/src/domain/content/page-pictures";
import { readPictures } from "@/src/store/catalogue/read-pictures";
import { readGlobal, referenceRow } from "@/src/store/rows";

const chosen = Object.fromEntries(pagePictureNames.map((name) => [name, referenceRow])) as Record<
  PagePictureName,
  typeof referenceRow
>;
const settingsRow = v.object({ pagePictures: v.object(chosen) });

/** The pictures of pages that no editor composes. */
export async function loadPagePictures(payload: Payload): Promise<PagePictures> {
  const [{ pagePictures }, pictures] = await Promise.all([
    readGlobal(payload, "shop-settings", settingsRow),
    readPictures(payload),
  ]);
  const of = (name: PagePictureName) => pictures.get(pagePictures[name] ?? 0) ?? null;
  return { signIn: of("signIn"), account: of("account"), sizes: of("sizes") };
}
