import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import { randomBytes } from "node:crypto";
import type { CollectionConfig, Endpoint, Field } from "payload";
import { defaultLocale } from "@/src/domain/locale/locale";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageOptions } from "@/collections/language-options";

/**
 * Customers have no password: they sign in with a code by mail, through the shop's own endpoints. Payload's sign-in
 * routes are closed.
 */
const closedPaths = [
  ["post", "/login"],
  ["post", "/logout"],
  ["post", "/forgot-password"],
  ["post", "/reset-password"],
  ["post", "/unlock"],
  ["post", "/first-register"],
  ["post", "/refresh-token"],
  ["post", "/verify/:id"],
  ["get", "/init"],
  ["get", "/me"],
] as const;

const closed: Endpoint[] = closedPaths.map(([method, path]) => ({
  method,
  path,
  handler: () => Response.json({ error: "not-found" }, { status: 404 }),
}));

const time = (name: string, label: ReaderText, index = false): Field => ({
  name,
  type: "date",
  label,
  index,
  admin: { ...dayAndTime },
});

/** Customers; created at their first confirmed sign-in. */
export const Customers: CollectionConfig = {
  slug: "customers",
  labels: adminMessagesByKey("people.customers.labels"),
  auth: { useSessions: true, maxLoginAttempts: 1, loginWithUsername: false },
  endpoints: closed,
  admin: { group: groups.people, useAsTitle: "email", defaultColumns: ["email", "locale", "createdAt"] },
  hooks: {
    beforeValidate: [
      // Never used or disclosed: an auth collection requires a password.
      ({ data, operation }) =>
        operation === "create" ? { ...data, password: randomBytes(32).toString("base64url") } : data,
    ],
  },
  fields: [
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/people/customer-sheet#CustomerSheet" },
        disableListColumn: true,
      },
    },
    {
      name: "locale",
      type: "select",
      required: true,
      defaultValue: defaultLocale,
      options: languageOptions,
      label: adminMessages("people.customers.locale.label"),
    },
    time("lastSeenAt", adminMessages("people.customers.lastSeenAt.label"), true),
    // Notified that the account is about to be erased because it was not used.
    time("idleNotifiedAt", adminMessages("people.customers.idleNotifiedAt.label")),
    // Proof of the consent to cart reminders: when, which wording, from where (as a hash).
    time("cartMailAt", adminMessages("people.customers.cartMailAt.label")),
    {
      name: "cartMailText",
      type: "text",
      label: adminMessages("people.customers.cartMailText.label"),
    },
    { name: "cartMailFrom", type: "text", access: { read: () => false }, admin: { hidden: true } },
    {
      // Addresses of accounts that were merged into this one: searching for one of them, or erasing this account,
      // covers all.
      name: "formerEmails",
      type: "text",
      hasMany: true,
      index: true,
      // Shown on the sheet of the person.
      admin: { components: { Field: "/src/admin/fields/shown-by-sheet#ShownBySheet" } },
      label: adminMessages("people.customers.formerEmails.label"),
    },
  ],
};
