import type { CollectionConfig } from "payload";
import { languages } from "@/src/domain/locale/languages";
import { locales } from "@/src/domain/locale/locale";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { dayAndTime } from "@/collections/date-picker";
import { withDrafts } from "@/collections/drafts";
import { endsAfterStart } from "@/collections/ends-after-start";
import { hrefField } from "@/collections/href-field";
import { bannerPlaceFields } from "./banner-place-fields";

/** Messages that are shown in turn above the navbar. */
export const Banners: CollectionConfig = {
  slug: "banners",
  labels: {
    singular: { fr: "Bandeau", en: "Banner", es: "Aviso superior", ja: "バナー" },
    plural: { fr: "Bandeaux", en: "Banners", es: "Avisos superiores", ja: "バナー" },
  },
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
      name: "text",
      type: "text",
      required: true,
      localized: true,
      // The length that fits on one line of a phone.
      maxLength: 48,
      label: {
        fr: "Message (48 signes au plus)",
        en: "Message (48 characters at most)",
        es: "Mensaje (48 caracteres como máximo)",
        ja: "メッセージ（48文字以内）",
      },
    },
    hrefField("href", false),
    {
      type: "row",
      fields: [
        {
          name: "startsAt",
          type: "date",
          label: { fr: "Affiché dès", en: "Shown from", es: "Visible desde", ja: "表示開始" },
          admin: { ...dayAndTime, width: "50%" },
        },
        {
          name: "endsAt",
          type: "date",
          label: { fr: "Jusqu’au", en: "Until", es: "Hasta", ja: "表示終了" },
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
      label: { fr: "Langues", en: "Languages", es: "Idiomas", ja: "言語" },
      admin: {
        description: {
          fr: "Vide : toutes les langues.",
          en: "Empty: every language.",
          es: "Vacío: todos los idiomas.",
          ja: "空欄の場合はすべての言語に表示されます。",
        },
      },
    },
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: { fr: "Affiché", en: "Shown", es: "Visible", ja: "表示" },
      admin: { position: "sidebar" },
    },
  ],
};
