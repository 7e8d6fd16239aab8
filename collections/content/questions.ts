import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { textLike } from "@/collections/validators";
import { questionGroupOptions } from "@/collections/content/question-group-options";

/** The FAQ. */
export const Questions: CollectionConfig = {
  slug: "questions",
  labels: adminMessagesByKey("content.questions.labels"),
  orderable: true,
  // Its key is unique and part of links.
  disableDuplicate: true,
  admin: { group: groups.content, useAsTitle: "question", defaultColumns: ["question", "updatedAt"] },
  hooks: revalidateOnChange("questions"),
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      maxLength: 40,
      label: adminMessages("content.questions.key.label"),
      // Part of links to this question (/faq#key).
      validate: textLike(/^[a-z][a-z0-9-]*$/, "delivery-time"),
      admin: { position: "sidebar" },
    },
    {
      name: "group",
      type: "select",
      required: true,
      defaultValue: "ordering",
      options: questionGroupOptions,
      label: adminMessages("content.questions.group.label"),
      admin: { position: "sidebar" },
    },
    {
      name: "question",
      type: "text",
      required: true,
      localized: true,
      maxLength: 160,
      label: adminMessages("content.questions.question.label"),
    },
    {
      name: "answer",
      type: "textarea",
      required: true,
      localized: true,
      label: adminMessages("content.questions.answer.label"),
    },
  ],
};
