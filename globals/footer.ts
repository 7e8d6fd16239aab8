import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, GlobalConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { globalWithDrafts } from "@/collections/drafts";
import { emailRule } from "@/collections/email-rule";
import { hrefField, linkFields } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";

const text = (name: string, label: ReaderText): Field => ({
  name,
  type: "text",
  localized: true,
  required: true,
  maxLength: 200,
  label,
});

/** The footer of every page. */
export const Footer: GlobalConfig = {
  slug: "footer",
  label: adminMessages("settings.footer.label"),
  admin: { group: groups.content },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("navigation"),
  fields: [
    text("tagline", adminMessages("settings.footer.tagline.label")),
    listField("groups", adminMessages("settings.footer.groups.label"), [
      text("title", adminMessages("settings.footer.groups.title.label")),
      listField("links", adminMessages("settings.footer.groups.links.label"), linkFields(true)),
    ]),
    {
      name: "email",
      type: "email",
      ...emailRule,
      label: adminMessages("settings.footer.email.label"),
      admin: { description: adminMessages("settings.footer.email.description") },
    },
    listField(
      "social",
      adminMessages("settings.footer.social.label"),
      [
        {
          name: "name",
          type: "text",
          required: true,
          label: adminMessages("settings.footer.social.name.label"),
        },
        hrefField(),
      ],
      { maxRows: 6 },
    ),
    text("newsletterTitle", adminMessages("settings.footer.newsletterTitle.label")),
    text("newsletterText", adminMessages("settings.footer.newsletterText.label")),
    text("secureNote", adminMessages("settings.footer.secureNote.label")),
    text("copyright", adminMessages("settings.footer.copyright.label")),
  ],
};
