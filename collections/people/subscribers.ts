import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { subscriberStates, type SubscriberState } from "@/src/domain/forms/subscriber";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<SubscriberState, ReaderText> = adminMessagesByKey("people.subscribers.state");

const time = (name: string, label: ReaderText) =>
  ({ name, type: "date", label, admin: { ...dayAndTime } }) as const;

/**
 * Newsletter subscribers, with the proof of consent: which wording, when, from which address (as a hash, usable for
 * comparison only). Source: specification 16.3.
 */
export const Subscribers: CollectionConfig = {
  slug: "subscribers",
  labels: adminMessagesByKey("people.subscribers.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "state", "locale", "confirmedAt"],
    components: { beforeListTable: ["/src/admin/newsletter/readers-export#ReadersExport"] },
  },
  defaultSort: "-createdAt",
  fields: [
    {
      name: "email",
      type: "text",
      label: adminMessages("people.subscribers.email.label"),
      required: true,
      unique: true,
    },
    {
      name: "state",
      type: "select",
      label: adminMessages("people.subscribers.stateLabel"),
      required: true,
      index: true,
      options: subscriberStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      name: "locale",
      type: "select",
      label: adminMessages("people.subscribers.locale.label"),
      required: true,
      options: languageOptions,
    },
    {
      name: "consentText",
      type: "text",
      label: adminMessages("people.subscribers.consentText.label"),
      required: true,
    },
    {
      ...time("askedAt", adminMessages("people.subscribers.askedAt.label")),
      required: true,
    },
    {
      name: "askedFrom",
      type: "text",
      label: adminMessages("people.subscribers.askedFrom.label"),
      required: true,
    },
    time("confirmedAt", adminMessages("people.subscribers.confirmedAt.label")),
    {
      name: "confirmedFrom",
      type: "text",
      label: adminMessages("people.subscribers.confirmedFrom.label"),
    },
    time("leftAt", adminMessages("people.subscribers.leftAt.label")),
  ],
};
