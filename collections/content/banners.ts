import { randomUUID } from "node:crypto";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { languages } from "@/src/domain/locale/languages";
import { locales } from "@/src/domain/locale/locale";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { dayAndTime } from "@/collections/date-picker";
import { withDrafts } from "@/collections/drafts";
import { endsAfterStart } from "@/collections/ends-after-start";
import { hrefField } from "@/collections/href-field";
import { bannerPlaceFields } from "./banner-place-fields";

/** Messages that are shown in turn above the navbar. */
export const Banners: CollectionConfig = {
  slug: "banners",
  labels: adminMessagesByKey("content.banners.labels"),
  orderable: true,
  admin: {
    group: groups.content,
    useAsTitle: "text",
    defaultColumns: ["text", "startsAt", "endsAt", "place", "enabled"],
  },
  ...withDrafts,
  hooks: revalidateOnChange("banners"),
  fields: [
    {
      // What its text may become: moves between shops and updates know it by this.
      name: "key",
      type: "text",
      unique: true,
      defaultValue: () => randomUUID(),
      hooks: { beforeDuplicate: [() => randomUUID()] },
      ...immutableAfterCreate,
      admin: { hidden: true },
    },
    {
      name: "text",
      type: "text",
      required: true,
      localized: true,
      // The length that fits on one line of a phone.
      maxLength: 48,
      label: adminMessages("content.banners.text.label"),
    },
    hrefField("href", false),
    {
      type: "row",
      fields: [
        {
          name: "startsAt",
          type: "date",
          label: adminMessages("content.banners.startsAt.label"),
          admin: { ...dayAndTime, width: "50%" },
        },
        {
          name: "endsAt",
          type: "date",
          label: adminMessages("content.banners.endsAt.label"),
          validate: endsAfterStart,
          admin: { ...dayAndTime, width: "50%" },
        },
      ],
    },
    ...bannerPlaceFields,
    {
      name: "languages",
      type: "select",
      hasMany: true,
      options: locales.map((value) => ({ value, label: languages[value].name })),
      label: adminMessages("content.banners.languages.label"),
      admin: {
        description: adminMessages("content.banners.languages.description"),
      },
    },
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: adminMessages("content.banners.enabled.label"),
      admin: { position: "sidebar" },
    },
  ],
};
