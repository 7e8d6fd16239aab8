import type { EmailField } from "payload";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { validateWith } from "./validators";

/** The shop's validation of addresses in place of Payload's, which refuses some valid ones. */
export const emailRule = {
  validate: validateWith((value) => typeof value === "string" && normaliseEmail(value) !== null, {
    fr: "Ce n’est pas une adresse e-mail.",
    en: "This is not an email address.",
    es: "No es una dirección de correo.",
    ja: "メールアドレスではありません。",
  }),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === "string" ? (normaliseEmail(value) ?? value) : value)],
  },
} satisfies Pick<EmailField, "validate" | "hooks">;
