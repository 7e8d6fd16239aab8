import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { dayAndTime } from "@/collections/date-picker";
import { numberedTitle } from "@/collections/numbered-title";

/** Shown with the labels of the form that was saved. */
const inWords = (column: "list" | "field" | "value") => ({
  components: { Cell: { path: "/src/admin/audit/audit-cell#AuditCell", serverProps: { column } } },
});

/**
 * Changes by staff: one row a field, written in the transaction of the change (with-audit.ts, src/store/staff) and
 * never changed afterwards. Written by the shop only.
 */
export const AuditEntries: CollectionConfig = {
  slug: "audit-entries",
  labels: {
    singular: { fr: "Modification", en: "Change", es: "Cambio", ja: "変更" },
    plural: {
      fr: "Journal des modifications",
      en: "Audit log",
      es: "Registro de cambios",
      ja: "変更履歴",
    },
  },
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  defaultSort: "-at",
  admin: {
    group: groups.people,
    useAsTitle: "document",
    defaultColumns: ["at", "by", "entity", "document", "field", "before", "after"],
    listSearchableFields: ["by", "entity", "document", "field"],
    components: { beforeListTable: ["/src/admin/account/audit-export#AuditExport"] },
  },
  fields: [
    numberedTitle,
    {
      name: "at",
      type: "date",
      required: true,
      index: true,
      label: { fr: "Le", en: "On", es: "El", ja: "日時" },
      admin: { ...dayAndTime },
    },
    {
      name: "by",
      type: "text",
      required: true,
      index: true,
      label: { fr: "Par", en: "By", es: "Por", ja: "担当者" },
    },
    {
      name: "action",
      type: "select",
      required: true,
      label: { fr: "Action", en: "Action", es: "Acción", ja: "操作" },
      options: [
        { value: "create", label: { fr: "Création", en: "Created", es: "Creación", ja: "作成" } },
        { value: "update", label: { fr: "Modification", en: "Changed", es: "Modificación", ja: "変更" } },
        { value: "delete", label: { fr: "Suppression", en: "Deleted", es: "Eliminación", ja: "削除" } },
        { value: "call", label: { fr: "Bouton", en: "Button", es: "Botón", ja: "ボタン操作" } },
      ],
    },
    {
      // Slug of a collection or global.
      name: "entity",
      type: "text",
      required: true,
      index: true,
      label: { fr: "Liste", en: "List", es: "Lista", ja: "一覧" },
      admin: inWords("list"),
    },
    {
      // Its number; empty for a global.
      name: "document",
      type: "text",
      index: true,
      label: { fr: "Document", en: "Document", es: "Documento", ja: "ドキュメント" },
      admin: { components: { Cell: "/src/admin/audit/audited-document#AuditedDocument" } },
    },
    {
      name: "field",
      type: "text",
      label: { fr: "Champ", en: "Field", es: "Campo", ja: "項目" },
      admin: inWords("field"),
    },
    {
      name: "locale",
      type: "text",
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
    },
    {
      name: "before",
      type: "textarea",
      label: { fr: "Avant", en: "Before", es: "Antes", ja: "変更前" },
      admin: inWords("value"),
    },
    {
      name: "after",
      type: "textarea",
      label: { fr: "Après", en: "After", es: "Después", ja: "変更後" },
      admin: inWords("value"),
    },
  ],
};
