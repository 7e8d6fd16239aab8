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
  label: {
    fr: "Société (reçus et mentions)",
    en: "Company (receipts and legal pages)",
    es: "Empresa (recibos y avisos)",
    ja: "会社情報（領収書・法的表示）",
  },
  fields: [
    companyText("name", { fr: "Raison sociale", en: "Company name", es: "Razón social", ja: "社名" }),
    {
      name: "address",
      type: "textarea",
      required: true,
      label: { fr: "Adresse", en: "Address", es: "Dirección", ja: "住所" },
    },
    companyText("registration", {
      fr: "Immatriculation",
      en: "Registration",
      es: "Registro mercantil",
      ja: "登記番号",
    }),
    companyText("vatNumber", { fr: "Numéro de TVA", en: "VAT number", es: "NIF-IVA", ja: "VAT番号" }),
    {
      name: "email",
      type: "email",
      ...emailRule,
      required: true,
      label: { fr: "E-mail", en: "Email", es: "Correo", ja: "メール" },
    },
    companyText("phone", { fr: "Téléphone", en: "Telephone", es: "Teléfono", ja: "電話" }, false),
    companyText(
      "capital",
      { fr: "Capital social", en: "Share capital", es: "Capital social", ja: "資本金" },
      false,
    ),
    companyText(
      "director",
      {
        fr: "Directeur de la publication",
        en: "Publication director",
        es: "Director de la publicación",
        ja: "発行責任者",
      },
      false,
    ),
    companyText(
      "host",
      {
        fr: "Hébergeur : nom · adresse · téléphone",
        en: "Host: name · address · telephone",
        es: "Alojamiento: nombre · dirección · teléfono",
        ja: "ホスティング事業者（名称、住所、電話）",
      },
      false,
    ),
    companyText(
      "mediator",
      {
        fr: "Médiateur de la consommation : nom · adresse · site",
        en: "Consumer mediator: name · address · site",
        es: "Mediador de consumo: nombre · dirección · sitio",
        ja: "消費者調停機関（名称、住所、サイト）",
      },
      false,
    ),
  ],
};
