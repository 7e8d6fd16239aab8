import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, GroupField } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { emailRule } from "@/collections/email-rule";

const companyText = (name: string, label: ReaderText, isRequired = true): Field => ({
  name,
  type: "text",
  required: isRequired,
  label,
});

/** The seller: on receipts, in mails and on the legal pages. */
export const company: GroupField = {
  name: "company",
  type: "group",
  label: adminMessages("settings.company.label"),
  fields: [
    companyText("name", adminMessages("settings.company.name.label")),
    {
      name: "address",
      type: "textarea",
      required: true,
      label: adminMessages("settings.company.address.label"),
    },
    companyText("registration", adminMessages("settings.company.registration.label")),
    companyText("vatNumber", adminMessages("settings.company.vatNumber.label")),
    {
      name: "email",
      type: "email",
      ...emailRule,
      required: true,
      label: adminMessages("settings.company.email.label"),
    },
    companyText("phone", adminMessages("settings.company.phone.label"), false),
    companyText("capital", adminMessages("settings.company.capital.label"), false),
    companyText("director", adminMessages("settings.company.director.label"), false),
    companyText("host", adminMessages("settings.company.host.label"), false),
    companyText("mediator", adminMessages("settings.company.mediator.label"), false),
  ],
};
