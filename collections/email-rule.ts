import { adminMessages } from "@/src/i18n/admin-messages";
import type { EmailField } from "payload";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { validateWith } from "./validators";

/** The shop's validation of addresses in place of Payload's, which refuses some valid ones. */
export const emailRule = {
  validate: validateWith(
    (value) => typeof value === "string" && normaliseEmail(value) !== null,
    adminMessages("common.emailRule.validate"),
  ),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === "string" ? (normaliseEmail(value) ?? value) : value)],
  },
} satisfies Pick<EmailField, "validate" | "hooks">;
