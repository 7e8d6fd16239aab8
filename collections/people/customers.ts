import { dayAndTime } from "@/collections/date-picker";
import { randomBytes } from "node:crypto";
import type { CollectionConfig, Endpoint, Field } from "payload";
import { defaultLocale } from "@/src/domain/locale/locale";
import { groups } from "@/collections/admin-text";
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
  labels: {
    singular: { fr: "Client", en: "Customer", es: "Cliente", ja: "お客様" },
    plural: { fr: "Clients", en: "Customers", es: "Clientes", ja: "お客様" },
  },
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
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
    },
    time("lastSeenAt", { fr: "Vu le", en: "Last seen on", es: "Visto el", ja: "最終利用日時" }, true),
    // Notified that the account is about to be erased because it was not used.
    time("idleNotifiedAt", { fr: "Prévenu le", en: "Told on", es: "Avisado el", ja: "予告日時" }),
    // Proof of the consent to cart reminders: when, which wording, from where (as a hash).
    time("cartMailAt", {
      fr: "Rappel de panier accepté le",
      en: "Agreed to cart reminders on",
      es: "Aceptó recordatorios el",
      ja: "カート通知の同意日時",
    }),
    {
      name: "cartMailText",
      type: "text",
      label: {
        fr: "Version du texte",
        en: "Version of the words",
        es: "Versión del texto",
        ja: "同意文の版",
      },
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
      label: {
        fr: "Anciennes adresses",
        en: "Former addresses",
        es: "Direcciones anteriores",
        ja: "以前のメールアドレス",
      },
    },
  ],
};
