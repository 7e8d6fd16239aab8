import type { CollectionConfig } from "payload";
import { affiliateStates, type AffiliateState } from "../../src/domain/forms/affiliate";
import { locales } from "../../src/domain/locale/locale";
import { groups, inFour } from "../admin-text";
import { answeredFields } from "../answered-fields";
import { shopOnly } from "../shop-only";

const stateLabels: Record<AffiliateState, ReturnType<typeof inFour>> = {
  applied: inFour("Candidat", "Applied", "Candidato", "申請中"),
  accepted: inFour("Accepté", "Accepted", "Aceptado", "承認"),
  refused: inFour("Refusé", "Refused", "Rechazado", "不承認"),
};

const text = (name: string, label: ReturnType<typeof inFour>) =>
  shopOnly({ name, type: "text", label, required: true });

/** Who recommends the watches, or asks to. */
export const Affiliates: CollectionConfig = {
  slug: "affiliates",
  labels: {
    singular: inFour("Affilié", "Affiliate", "Afiliado", "アフィリエイト"),
    plural: inFour("Affiliés", "Affiliates", "Afiliados", "アフィリエイト"),
  },
  disableDuplicate: true,
  admin: {
    group: groups.people,
    useAsTitle: "name",
    defaultColumns: ["name", "site", "status", "createdAt"],
    listSearchableFields: ["number", "email", "name", "site"],
  },
  defaultSort: "-createdAt",
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
