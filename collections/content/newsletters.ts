import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Condition,
} from "payload";
import { groups } from "@/collections/menu-groups";
import { dayAndTime } from "@/collections/date-picker";
import { shopOnly } from "@/collections/shop-only";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { languages } from "@/src/domain/locale/languages";
import { newsletterStates } from "@/src/domain/newsletter/newsletter";
import { blockLabels } from "./blocks/block";
import { newsletterBlocks } from "./blocks/newsletter-blocks";

const onItsWay = adminMessages("content.newsletters.onItsWay");

/** A sent issue is not changed any more. */
const keepSent: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === "create") return { ...data, state: "draft" };
  if (originalDoc && originalDoc.state !== "draft") throw refusal(forReader(req, onItsWay), 409);
  return data;
};

const keepQueued: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { state } = await req.payload.findByID({ collection: "newsletters", id, req });
  if (state !== "draft") throw refusal(forReader(req, onItsWay), 409);
};

const isQueued: Condition = ({ state }) => state === "queued";

/** Mails to all subscribers, composed from blocks. Source: specification 16.3. */
export const Newsletters: CollectionConfig = {
  slug: "newsletters",
  labels: adminMessagesByKey("content.newsletters.labels"),
  admin: {
    group: groups.content,
    useAsTitle: "subject",
    defaultColumns: ["subject", "state", "languages", "sendAt", "recipients"],
  },
  defaultSort: "-createdAt",
  hooks: { beforeChange: [keepSent], beforeDelete: [keepQueued] },
  fields: [
    {
      name: "subject",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: adminMessages("content.newsletters.subject.label"),
    },
    {
      name: "intro",
      type: "text",
      required: true,
      localized: true,
      maxLength: 160,
      label: adminMessages("content.newsletters.intro.label"),
    },
    {
      name: "languages",
      type: "select",
      hasMany: true,
      required: true,
      defaultValue: [defaultLocale],
      options: locales.map((value) => ({ value, label: languages[value].name })),
      label: adminMessages("content.newsletters.languages.label"),
      admin: {
        description: adminMessages("content.newsletters.languages.description"),
      },
    },
    {
      name: "blocks",
      type: "blocks",
      required: true,
      minRows: 1,
      label: adminMessages("content.newsletters.blocks.label"),
      labels: blockLabels,
      blocks: newsletterBlocks,
    },
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/newsletter/newsletter-sheet#NewsletterSheet" },
        disableListColumn: true,
      },
    },
    shopOnly({
      name: "state",
      type: "select",
      required: true,
      // The copy of a sent issue is an unsent one.
      hooks: { beforeDuplicate: [() => "draft"] },
      defaultValue: "draft",
      options: newsletterStates.map((value) => ({
        value,
        label: adminMessagesByKey("content.newsletters.state.options.label")[value],
      })),
      label: adminMessages("content.newsletters.state.label"),
      admin: { position: "sidebar", readOnly: true },
    }),
    {
      name: "sendAt",
      type: "date",
      access: { update: () => false, create: () => false },
      label: adminMessages("content.newsletters.sendAt.label"),
      admin: { position: "sidebar", ...dayAndTime, condition: isQueued },
    },
    {
      name: "recipients",
      type: "number",
      access: { update: () => false, create: () => false },
      label: adminMessages("content.newsletters.recipients.label"),
      admin: { position: "sidebar", condition: isQueued },
    },
    {
      name: "sentBy",
      type: "text",
      access: { update: () => false, create: () => false },
      label: adminMessages("content.newsletters.sentBy.label"),
      admin: { position: "sidebar", condition: isQueued },
    },
  ],
};
