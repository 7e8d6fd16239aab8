import { messageOptions } from "@/collections/message-options";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { requestKinds, type RequestKind } from "@/src/domain/forms/request";
import { groups } from "@/collections/menu-groups";
import { pageFormNames } from "@/collections/content/blocks/form-names";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { answeredFields } from "@/collections/answered-fields";
import { shopOnly } from "@/collections/shop-only";
import { languageOptions } from "@/collections/language-options";

/** A form has the same name here as where an editor places it. */
const kindLabels: Record<RequestKind, ReaderText> = {
  ...pageFormNames,
  "configurator-request": adminMessages("sales.requests.kind.configurator-request"),
};

/** Messages sent by the shop's forms; answered from the mailbox, marked as done here. */
export const Requests: CollectionConfig = {
  slug: "requests",
  labels: adminMessagesByKey("sales.requests.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.sales,
    useAsTitle: "number",
    defaultColumns: ["number", "kind", "name", "email", "status", "createdAt"],
    listSearchableFields: ["number", "email", "name"],
  },
  defaultSort: "-createdAt",
  fields: [
    {
      name: "status",
      type: "select",
      label: adminMessages("sales.requests.status.label"),
      required: true,
      defaultValue: "new",
      index: true,
      options: messageOptions("sales.requests.status.options"),
      admin: { position: "sidebar" },
    },
    ...answeredFields(),
    shopOnly({
      name: "kind",
      type: "select",
      label: adminMessages("sales.requests.kind.label"),
      required: true,
      index: true,
      options: requestKinds.map((value) => ({ value, label: kindLabels[value] })),
    }),
    shopOnly({
      name: "locale",
      type: "select",
      label: adminMessages("sales.requests.locale.label"),
      required: true,
      options: languageOptions,
    }),
    shopOnly({
      name: "answers",
      type: "array",
      label: adminMessages("sales.requests.answers.label"),
      labels: adminMessagesByKey("sales.requests.answers.labels"),
      // Each answer follows its question.
      admin: { components: { RowLabel: "/src/admin/fields/entry-label#EntryLabel" } },
      fields: [
        {
          name: "label",
          type: "text",
          required: true,
          label: adminMessages("sales.requests.answers.itemLabel.label"),
          admin: { hidden: true },
        },
        {
          name: "value",
          type: "textarea",
          required: true,
          label: adminMessages("sales.requests.answers.value.label"),
        },
      ],
    }),
    shopOnly({
      name: "watch",
      type: "text",
      label: adminMessages("sales.requests.watch.label"),
      admin: {
        description: adminMessages("sales.requests.watch.description"),
      },
    }),
  ],
};
