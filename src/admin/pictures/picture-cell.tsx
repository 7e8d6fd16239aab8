"use client";
import type { DefaultCellComponentProps } from "payload";
import { Thumb } from "./thumb";

/** A row's picture in a list of documents. */
export const PictureCell = ({ collectionSlug, rowData }: DefaultCellComponentProps) => (
  <Thumb of={collectionSlug} id={rowData.id} saved={rowData.updatedAt} />
);
