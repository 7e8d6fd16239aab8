import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { staffRoles, roleOf, type StaffRole } from "@/src/admin/access/roles";
import { staffSessionSeconds } from "@/src/domain/staff/staff-account";
import { staffSession } from "@/src/server/runtime/staff/staff-session";
import { groups } from "@/collections/menu-groups";
import { emailRule } from "@/collections/email-rule";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepLastAdmin, keepLastAdminFromDeletion } from "@/collections/staff/keep-last-admin";
import { releaseLocks } from "@/collections/staff/release-locks";
import { ownAccountFields } from "@/collections/staff/own-account-fields";
import {
  askForOwnPassword,
  checkPassword,
  endOtherSessions,
  noteJoining,
  refusePasswordOfOthers,
} from "@/collections/staff/password-changes";
import { noticesField } from "@/collections/staff/notices-field";
import { languageOptions } from "@/collections/language-options";

const roleLabels: Record<StaffRole, ReaderText> = adminMessagesByKey("people.users.role");

/** Staff. */
export const Users: CollectionConfig = {
  slug: "users",
  labels: adminMessagesByKey("people.users.labels"),
  auth: {
    tokenExpiration: staffSessionSeconds,
    // A lockout after wrong passwords would let anyone lock an account: attempts are limited by network address
    // instead.
    maxLoginAttempts: 0,
    strategies: [staffSession],
    cookies: { sameSite: "Lax", secure: (process.env.SHOP_URL ?? "").startsWith("https:") },
  },
  // An address belongs to one account.
  disableDuplicate: true,
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "role", "joinedAt", "updatedAt"],
    // New staff members get a link to choose a password; it is never typed by another person.
    components: {
      views: { invite: { Component: "/src/admin/account/invite-view#InviteView", path: "/create" } },
    },
  },
  hooks: {
    beforeOperation: [refusePasswordOfOthers],
    beforeValidate: [checkPassword],
    beforeChange: [askForOwnPassword, noteJoining, keepLastAdmin],
    afterChange: [endOtherSessions],
    beforeDelete: [keepLastAdminFromDeletion, releaseLocks],
  },
  fields: [
    { name: "email", type: "email", required: true, ...emailRule },
    {
      name: "role",
      type: "select",
      required: true,
      // The weakest role, so that a missing value grants nothing.
      defaultValue: "translator",
      saveToJWT: true,
      label: adminMessages("people.users.roleLabel"),
      options: staffRoles.map((value) => ({ value, label: roleLabels[value] })),
      // Staff members can edit their own account, but not their own rights.
      access: { update: ({ req }) => roleOf(req.user) === "admin" },
      admin: {
        description: adminMessages("people.users.roleDescription"),
      },
    },
    {
      name: "languages",
      type: "select",
      hasMany: true,
      label: adminMessages("people.users.languages.label"),
      options: languageOptions,
      access: { update: ({ req }) => roleOf(req.user) === "admin" },
      admin: {
        components: {
          Field: {
            path: "/src/admin/fields/field-when#SelectWhen",
            clientProps: { when: { field: "role", is: ["translator"] } },
          },
        },
        description: adminMessages("people.users.languages.description"),
      },
    },
    noticesField,
    ...ownAccountFields,
  ],
};
