import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { keepInBucket } from "@/collections/keep-in-bucket";
import { fingerprintLayer } from "./fingerprint-layer";
import { keepUsedLayers } from "./keep-used-layers";

const revalidation = revalidateOnChange("catalogue");
const bucket = keepInBucket("layers");

/**
 * Transparent pictures of single parts. A layer never changes: shared links and orders show the watch as it was. A
 * redrawn part is a new layer, assigned to its option.
 */
export const Layers: CollectionConfig = {
  slug: "layers",
  labels: adminMessagesByKey("catalogue.layers.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.artwork,
    useAsTitle: "name",
    defaultColumns: ["filename", "name", "filesize", "updatedAt"],
    description: adminMessages("catalogue.layers.description"),
  },
  upload: {
    staticDir: bucket.folder,
    mimeTypes: ["image/webp", "image/png"],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    hideRemoveFile: true,
    handlers: bucket.handlers,
  },
  hooks: {
    beforeValidate: [fingerprintLayer],
    beforeDelete: [keepUsedLayers],
    afterChange: [bucket.afterChange, ...revalidation.afterChange],
    afterDelete: [bucket.afterDelete, ...revalidation.afterDelete],
  },
  fields: [
    {
      name: "name",
      type: "text",
      label: adminMessages("catalogue.layers.name.label"),
      index: true,
      admin: {
        description: adminMessages("catalogue.layers.name.description"),
      },
    },
    {
      name: "hash",
      type: "text",
      index: true,
      label: adminMessages("catalogue.layers.hash.label"),
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      // Fingerprint of the brand and the dial that the shop has drawn it from; empty for what staff or the seed brought.
      name: "drawnFrom",
      type: "text",
      index: true,
      label: adminMessages("catalogue.layers.drawnFrom.label"),
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
};
