import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { dayAndTime } from "@/collections/date-picker";

/** Sign-in data, below an account. */
export const ownAccountFields: Field[] = [
  {
    // Until then the account is an invitation.
    name: "joinedAt",
    type: "date",
    label: adminMessages("staff.ownAccount.joinedAt.label"),
    access: { create: () => false, update: () => false },
    admin: { readOnly: true, position: "sidebar", ...dayAndTime },
  },
  {
    // Required when the password or address changes; not stored.
    name: "currentPassword",
    type: "text",
    virtual: true,
    label: adminMessages("staff.ownAccount.currentPassword.label"),
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      description: adminMessages("staff.ownAccount.currentPassword.description"),
      components: { Field: "/src/admin/account/current-password#CurrentPassword" },
    },
  },
  {
    name: "signingIn",
    type: "ui",
    admin: { components: { Field: "/src/admin/account/signing-in#SigningIn" } },
  },
];
