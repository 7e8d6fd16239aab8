import { adminMessages } from "@/src/i18n/admin-messages";
import type { EmailField } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { normaliseEmail } from "@/src/domain/mail/email-address";

/** The shop's validation of addresses in place of Payload's, which refuses some valid ones. */
export const emailRule = {
  validate: (value, { req, required }) => {
    if (!value && !required) return true;
    const isAddress = typeof value === "string" && normaliseEmail(value) !== null;
    return isAddress || forReader(req, adminMessages("common.emailRule.validate"));
  },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === "string" ? (normaliseEmail(value) ?? value) : value)],
  },
} satisfies Pick<EmailField, "validate" | "hooks">;
