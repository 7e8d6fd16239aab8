import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { signInOutcomes, type SignInOutcome } from "@/src/domain/staff/staff-account";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { dayAndTime } from "@/collections/date-picker";

const outcomeNames: Readonly<Record<SignInOutcome, ReaderText>> = adminMessagesByKey(
  "staff.staffSignIns.outcome",
);

/** Sign-in attempts to the admin: account, time, network and result. Kept for 90 days. */
export const StaffSignIns: CollectionConfig = {
  slug: "staff-sign-ins",
  labels: adminMessagesByKey("staff.staffSignIns.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  defaultSort: "-at",
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["at", "email", "outcome", "address", "device"],
  },
  fields: [
    {
      name: "at",
      type: "date",
      required: true,
      index: true,
      label: adminMessages("staff.staffSignIns.at.label"),
      admin: { ...dayAndTime },
    },
    {
      // Empty for an address that has no account: the user may have typed a password there.
      name: "email",
      type: "text",
      index: true,
      label: adminMessages("staff.staffSignIns.email.label"),
    },
    {
      name: "outcome",
      type: "select",
      required: true,
      label: adminMessages("staff.staffSignIns.outcomeLabel"),
      options: signInOutcomes.map((value) => ({ value, label: outcomeNames[value] })),
    },
    {
      name: "address",
      type: "text",
      label: adminMessages("staff.staffSignIns.address.label"),
    },
    { name: "device", type: "text", label: adminMessages("staff.staffSignIns.device.label") },
  ],
};
