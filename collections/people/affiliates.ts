import type { CollectionConfig, Field } from "payload";
import { affiliateStates, isAffiliateCode, type AffiliateState } from "@/src/domain/forms/affiliate";
import { locales } from "@/src/domain/locale/locale";
import { groups, inFour } from "@/collections/admin-text";
import { answeredFields } from "@/collections/answered-fields";
import { shopOnly } from "@/collections/shop-only";
import { keepAgreement } from "./keep-agreement";
import { openAffiliateCode } from "./open-affiliate-code";

const stateLabels: Record<AffiliateState, ReturnType<typeof inFour>> = {
  applied: inFour("Candidat", "Applied", "Candidato", "申請中"),
  accepted: inFour("Accepté", "Accepted", "Aceptado", "承認"),
  refused: inFour("Refusé", "Refused", "Rechazado", "不承認"),
  ended: inFour("Terminé", "Ended", "Terminado", "終了"),
};

const text = (name: string, label: ReturnType<typeof inFour>) =>
  shopOnly({ name, type: "text", label, required: true });

/** A whole percentage; what it must be for an agreement is for keepAgreement to say. */
const percent = (
  name: string,
  label: ReturnType<typeof inFour>,
  description: ReturnType<typeof inFour>,
  most: number,
): Field => ({
  name,
  type: "number",
  label,
  min: 1,
  max: most,
  admin: { position: "sidebar", step: 1, description },
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most) ||
    `1–${most}, un nombre entier / a whole number`,
});

/** What is agreed with an affiliate, and the words it is told with. */
const agreementFields: Field[] = [
  {
    name: "code",
    type: "text",
    label: inFour("Code", "Code", "Código", "コード"),
    unique: true,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? value.trim().toUpperCase() || null : value),
      ],
    },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (typeof value === "string" && isAffiliateCode(value)) ||
      "3–20 : A–Z, 0–9",
    admin: {
      position: "sidebar",
      description: inFour(
        "Devient l’adresse /p/code et un code promo. Il ne change plus une fois l’affilié accepté.",
        "Becomes the address /p/code and a promo code. It stays as it is once the affiliate is accepted.",
        "Será la dirección /p/código y un código promocional. No cambia una vez aceptado.",
        "/p/コード のアドレスとプロモコードになります。承認後は変更できません。",
      ),
    },
  },
  percent(
    "reduction",
    inFour("Réduction du client, %", "Shopper’s reduction, %", "Descuento del cliente, %", "お客様の割引 %"),
    inFour(
      "Ce que le code retire du prix. Au moins 1 : le code rend un service à qui l’ouvre.",
      "What the code takes off the price. At least 1: the code serves whoever opens it.",
      "Lo que el código quita del precio. Al menos 1: el código sirve a quien lo abre.",
      "コードによる割引。1以上（開いた方の役に立つコードです）。",
    ),
    50,
  ),
  percent(
    "commission",
    inFour("Commission, %", "Commission, %", "Comisión, %", "報酬 %"),
    inFour(
      "Des ventes hors TVA, remboursements déduits. Une commande garde le taux du jour où elle est passée.",
      "Of sales without VAT, refunds deducted. An order keeps the rate of the day it was placed.",
      "De las ventas sin IVA, menos reembolsos. Un pedido conserva el porcentaje del día en que se hizo.",
      "税抜の販売額から返金を引いた額に対する率。注文には注文日の率が適用されます。",
    ),
    50,
  ),
  {
    name: "reason",
    type: "textarea",
    label: inFour(
      "Motif, dans le courriel",
      "Reason, in the mail",
      "Motivo, en el correo",
      "理由（メールに記載）",
    ),
    maxLength: 600,
    admin: {
      position: "sidebar",
      description: inFour(
        "Une phrase, dans la langue du candidat : un oui est motivé, un refus aussi.",
        "One sentence, in the applicant’s language: a yes gives its reason, and so does a no.",
        "Una frase, en el idioma del candidato: un sí se razona, un no también.",
        "申請者の言語で一文。承認にも不承認にも理由を添えます。",
      ),
    },
  },
];

/** Who recommends the watches, or asks to. */
export const Affiliates: CollectionConfig = {
  slug: "affiliates",
  labels: {
    singular: inFour("Affilié", "Affiliate", "Afiliado", "アフィリエイト"),
    plural: inFour("Affiliés", "Affiliates", "Afiliados", "アフィリエイト"),
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: groups.people,
    useAsTitle: "name",
    defaultColumns: ["name", "site", "status", "code", "createdAt"],
    listSearchableFields: ["number", "email", "name", "site", "code"],
  },
  defaultSort: "-createdAt",
  hooks: { beforeChange: [keepAgreement], afterChange: [openAffiliateCode] },
  fields: [
    {
      name: "status",
      type: "select",
      label: inFour("État", "State", "Estado", "状態"),
      required: true,
      defaultValue: "applied",
      index: true,
      options: affiliateStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { position: "sidebar" },
    },
    ...agreementFields,
    {
      name: "report",
      type: "ui",
      admin: { components: { Field: "/src/admin/affiliate-sheet#AffiliateSheet" }, disableListColumn: true },
    },
    ...answeredFields(),
    shopOnly({
      name: "locale",
      type: "select",
      label: inFour("Langue", "Language", "Idioma", "言語"),
      required: true,
      options: [...locales],
    }),
    text("site", inFour("Site", "Site", "Sitio", "サイト")),
    text("channel", inFour("Où", "Where", "Dónde", "発信方法")),
    text("audience", inFour("Lecteurs par mois", "Readers a month", "Lectores al mes", "月間の読者")),
    shopOnly({
      name: "message",
      type: "textarea",
      label: inFour("Message", "Message", "Mensaje", "メッセージ"),
      required: true,
    }),
  ],
};
