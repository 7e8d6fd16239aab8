"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { Thumb } from "./thumb";

/** The picture of a document, as it was last saved; nothing before the first save. */
export function PictureSheet() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  return id && collectionSlug ? (
    <Thumb of={collectionSlug} id={id} size="sheet" saved={lastUpdateTime} />
  ) : null;
}
