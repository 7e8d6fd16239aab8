import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { refuseDeletingShownWatches } from "@/collections/content/refuse-deleting-used";
import { refuseDeletingReferenced } from "@/collections/refuse-deleting-referenced";
import type { CollectionConfig } from "payload";
import { dialColors } from "@/src/domain/watch/dial-color";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepPublished, withDrafts } from "@/collections/drafts";
import { pictureColumn } from "@/collections/picture-column";
import { previewAddress, previewSizes } from "@/collections/preview-address";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { colorLabels } from "./dial-color-field";
import { refuseDeletingSoldWatches } from "./keep-sold-products";
import { partsField } from "./parts-field";
import { specsField } from "./specs-field";
import { watchPath } from "./watch-path";
import { backgroundNames, wordedOptions } from "./worded-options";

const longText = (name: string, label: ReaderText, isRequired = true) =>
  ({
    name,
    type: "textarea",
    label,
    required: isRequired,
    localized: true,
    admin: {
      rows: 6,
      description: adminMessages("catalogue.watches.longText.description"),
    },
  }) as const;

/** A watch without an address yet is shown among the others. */
const watchPreview = (path: unknown, locale: string) =>
  previewAddress(typeof path === "string" && path !== "" ? path : "/montres", locale);

/** Ready-made watches, one per page; the skus sold there are products. */
export const Watches: CollectionConfig = {
  slug: "watches",
  labels: adminMessagesByKey("catalogue.watches.labels"),
  orderable: true,
  disableDuplicate: true,
  admin: {
    group: groups.watches,
    useAsTitle: "name",
    defaultColumns: ["name", "look", "code", "line", "path"],
    preview: ({ path }, { locale }) => watchPreview(path, locale),
    livePreview: {
      url: ({ data, locale }) => watchPreview(data.path, locale.code),
      breakpoints: previewSizes,
    },
  },
  ...withDrafts,
  hooks: {
    ...revalidateOnChange("watches"),
    beforeOperation: [keepPublished],
    beforeDelete: [
      refuseDeletingSoldWatches,
      refuseDeletingShownWatches,
      refuseDeletingReferenced(["customer-reviews", "watch"]),
    ],
  },
  fields: [
    pictureColumn({
      components: { Field: "/src/admin/pictures/watch-preview#WatchPreview" },
    }),
    {
      name: "code",
      type: "text",
      required: true,
      unique: true,
      maxLength: 20,
      label: adminMessages("catalogue.watches.code.label"),
      ...immutableAfterCreate,
      admin: { position: "sidebar" },
    },
    {
      name: "line",
      type: "relationship",
      relationTo: "watch-lines",
      required: true,
      label: adminMessages("catalogue.watches.line.label"),
      admin: { position: "sidebar" },
    },
    watchPath,
    {
      name: "color",
      type: "select",
      required: true,
      defaultValue: "argent",
      options: dialColors.map((value) => ({ value, label: colorLabels[value] })),
      label: adminMessages("catalogue.watches.color.label"),
      admin: {
        position: "sidebar",
        description: adminMessages("catalogue.watches.color.description"),
      },
    },
    {
      name: "stage",
      type: "select",
      required: true,
      defaultValue: "givre",
      options: wordedOptions(backgroundNames),
      label: adminMessages("catalogue.watches.stage.label"),
      admin: {
        position: "sidebar",
        description: adminMessages("catalogue.watches.stage.description"),
      },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 60,
      label: adminMessages("catalogue.watches.name.label"),
    },
    {
      name: "tagline",
      type: "text",
      required: true,
      localized: true,
      maxLength: 120,
      label: adminMessages("catalogue.watches.tagline.label"),
    },
    longText("description", adminMessages("catalogue.watches.description.label")),
    longText("care", adminMessages("catalogue.watches.care.label")),
    longText("box", adminMessages("catalogue.watches.box.label"), false),
    partsField,
    {
      name: "configuratorDial",
      type: "relationship",
      relationTo: "dials",
      label: adminMessages("catalogue.watches.configuratorDial.label"),
      admin: {
        appearance: "drawer",
        description: adminMessages("catalogue.watches.configuratorDial.description"),
      },
    },
    specsField,
    {
      name: "gallery",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      label: adminMessages("catalogue.watches.gallery.label"),
    },
    {
      name: "related",
      type: "relationship",
      relationTo: "watches",
      hasMany: true,
      maxRows: 4,
      label: adminMessages("catalogue.watches.related.label"),
    },
  ],
};
