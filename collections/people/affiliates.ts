import { deleteReferring } from "@/collections/keep-referenced";
import type { CollectionConfig, Field } from "payload";
import { affiliateStates, isAffiliateCode, type AffiliateState } from "@/src/domain/forms/affiliate";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { answeredFields } from "@/collections/answered-fields";
import { validateWith, wholeNumber } from "@/collections/validators";
import { shopOnly } from "@/collections/shop-only";
import { keepAgreement } from "./keep-agreement";
import { openAffiliateCode } from "./open-affiliate-code";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<AffiliateState, ReaderText> = {
  applied: { fr: "Candidat", en: "Applied", es: "Candidato", ja: "申込中" },
  accepted: { fr: "Accepté", en: "Accepted", es: "Aceptado", ja: "承認" },
  refused: { fr: "Refusé", en: "Refused", es: "Rechazado", ja: "不承認" },
  ended: { fr: "Terminé", en: "Ended", es: "Terminado", ja: "終了" },
};

const text = (name: string, label: ReaderText) => shopOnly({ name, type: "text", label, required: true });

/** A whole percentage; keepAgreement checks the limits of an agreement. */
const percent = (name: string, label: ReaderText, description: ReaderText, most: number): Field => ({
  name,
  type: "number",
  label,
  min: 1,
  max: most,
  admin: { position: "sidebar", step: 1, description },
  validate: wholeNumber(1, most, { isRequired: false }),
});

/** The agreement with an affiliate, and the text of the mail about it. */
const agreementFields: Field[] = [
  {
    name: "code",
    type: "text",
    label: { fr: "Code", en: "Code", es: "Código", ja: "コード" },
    unique: true,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? value.trim().toUpperCase() || null : value),
      ],
    },
    validate: validateWith(
      (value) =>
        value === null || value === undefined || (typeof value === "string" && isAffiliateCode(value)),
      {
        fr: "De 3 à 20 lettres (A–Z) et chiffres.",
        en: "3 to 20 letters (A–Z) and digits.",
        es: "De 3 a 20 letras (A–Z) y cifras.",
        ja: "英字（A–Z）と数字で3〜20文字。",
      },
    ),
    admin: {
      position: "sidebar",
      description: {
        fr: "Devient l’adresse /p/code et un code promo. Il ne change plus une fois l’affilié accepté.",
        en: "Becomes the address /p/code and a promo code. It stays as it is once the affiliate is accepted.",
        es: "Será la dirección /p/código y un código promocional. No cambia una vez aceptado.",
        ja: "/p/コード のアドレスとプロモーションコードになります。承認後は変更できません。",
      },
    },
  },
  percent(
    "reduction",
    {
      fr: "Réduction du client (%)",
      en: "Shopper’s reduction (%)",
      es: "Descuento del cliente (%)",
      ja: "お客様の割引（%）",
    },
    {
      fr: "Ce que le code retire du prix. Au moins 1 : le code rend un service à qui l’ouvre.",
      en: "What the code takes off the price. At least 1: the code serves whoever opens it.",
      es: "Lo que el código quita del precio. Al menos 1: el código sirve a quien lo abre.",
      ja: "コードによる割引。1以上（開いた方の役に立つコードです）。",
    },
    50,
  ),
  percent(
    "commission",
    { fr: "Commission (%)", en: "Commission (%)", es: "Comisión (%)", ja: "報酬（%）" },
    {
      fr: "Des ventes hors TVA, remboursements déduits. Une commande garde le taux du jour où elle est passée.",
      en: "Of sales excluding VAT, refunds deducted. An order keeps the rate of the day it was placed.",
      es: "De las ventas sin IVA, menos reembolsos. Un pedido conserva el porcentaje del día en que se hizo.",
      ja: "税抜の販売額から返金を引いた額に対する率。注文には注文日の率が適用されます。",
    },
    50,
  ),
  {
    name: "reason",
    type: "textarea",
    label: {
      fr: "Motif (dans l’e-mail)",
      en: "Reason (in the email)",
      es: "Motivo (en el correo)",
      ja: "理由（メールに記載）",
    },
    maxLength: 600,
    admin: {
      position: "sidebar",
      description: {
        fr: "Une phrase, dans la langue du candidat : un oui est motivé, un refus aussi.",
        en: "One sentence, in the applicant’s language: a yes gives its reason, and so does a no.",
        es: "Una frase, en el idioma del candidato: un sí se razona, un no también.",
        ja: "申込者の言語で一文。承認にも不承認にも理由を添えます。",
      },
    },
  },
];

/** Affiliates and applicants. */
export const Affiliates: CollectionConfig = {
  slug: "affiliates",
  labels: {
    singular: { fr: "Affilié", en: "Affiliate", es: "Afiliado", ja: "アフィリエイト" },
    plural: { fr: "Affiliés", en: "Affiliates", es: "Afiliados", ja: "アフィリエイト" },
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: groups.people,
    useAsTitle: "name",
    defaultColumns: ["name", "site", "status", "code", "createdAt"],
    // Not by address: marketers may not read it, and a search would reveal it.
    listSearchableFields: ["number", "name", "site", "code"],
  },
  defaultSort: "-createdAt",
  hooks: {
    beforeChange: [keepAgreement],
    afterChange: [openAffiliateCode],
    beforeDelete: [deleteReferring(["affiliate-visits", "affiliate"])],
  },
  fields: [
    {
      name: "status",
      type: "select",
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
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
      admin: {
        components: { Field: "/src/admin/affiliate/affiliate-sheet#AffiliateSheet" },
        disableListColumn: true,
      },
    },
    ...answeredFields(),
    shopOnly({
      name: "locale",
      type: "select",
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
      required: true,
      options: languageOptions,
    }),
    text("site", { fr: "Site", en: "Site", es: "Sitio", ja: "サイト" }),
    text("channel", { fr: "Où", en: "Where", es: "Dónde", ja: "発信方法" }),
    text("audience", {
      fr: "Lecteurs par mois",
      en: "Readers a month",
      es: "Lectores al mes",
      ja: "月間の読者",
    }),
    shopOnly({
      name: "message",
      type: "textarea",
      label: { fr: "Message", en: "Message", es: "Mensaje", ja: "メッセージ" },
      required: true,
    }),
  ],
};
