"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { Thumb } from "./thumb";

/** What a document looks like, as it was saved last; nothing as long as it was not. */
export function PictureSheet() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  return id && collectionSlug ? (
    <Thumb of={collectionSlug} id={id} size="sheet" saved={lastUpdateTime} />
  ) : null;
}
