import type { CollectionConfig } from "payload";
import { staffRoles, roleOf, type StaffRole } from "@/src/access/roles";
import { staffSessionSeconds } from "@/src/domain/staff/staff-account";
import { staffSession } from "@/src/shop/staff/staff-session";
import { groups } from "@/collections/admin-text";
import { emailRule } from "@/collections/email-rule";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepLastAdmin, keepLastAdminFromDeletion } from "@/collections/staff/keep-last-admin";
import { ownAccountFields } from "@/collections/staff/own-account-fields";
import {
  askForOwnPassword,
  checkPassword,
  endOtherSessions,
  noteJoining,
  refusePasswordOfOthers,
} from "@/collections/staff/password-changes";
import { noticesField } from "@/collections/staff/notices-field";
import { languageOptions } from "@/collections/language-options";

const roleLabels: Record<StaffRole, ReaderText> = {
  admin: { fr: "Administration", en: "Administrator", es: "Administración", ja: "管理者" },
  marketer: { fr: "Marketing", en: "Marketer", es: "Marketing", ja: "マーケター" },
  clerk: { fr: "Commandes", en: "Order desk", es: "Pedidos", ja: "受注担当" },
  translator: { fr: "Traduction", en: "Translator", es: "Traducción", ja: "翻訳者" },
};

/** Staff. */
export const Users: CollectionConfig = {
  slug: "users",
  labels: {
    singular: { fr: "Collaborateur", en: "Staff member", es: "Miembro del equipo", ja: "スタッフ" },
    plural: { fr: "Équipe", en: "Staff", es: "Equipo", ja: "スタッフ" },
  },
  auth: {
    tokenExpiration: staffSessionSeconds,
    // A lockout after wrong passwords would let anyone lock an account: attempts are limited by network address
    // instead.
    maxLoginAttempts: 0,
    strategies: [staffSession],
    cookies: { sameSite: "Lax", secure: (process.env.SHOP_URL ?? "").startsWith("https:") },
  },
  // An address belongs to one account.
  disableDuplicate: true,
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "role", "joinedAt", "updatedAt"],
    // New staff members get a link to choose a password; it is never typed by another person.
    components: {
      views: { invite: { Component: "/src/admin/account/invite-view#InviteView", path: "/create" } },
    },
  },
  hooks: {
    beforeOperation: [refusePasswordOfOthers],
    beforeValidate: [checkPassword],
    beforeChange: [askForOwnPassword, noteJoining, keepLastAdmin],
    afterChange: [endOtherSessions],
    beforeDelete: [keepLastAdminFromDeletion],
  },
  fields: [
    { name: "email", type: "email", ...emailRule },
    {
      name: "role",
      type: "select",
      required: true,
      // The weakest role, so that a missing value grants nothing.
      defaultValue: "translator",
      saveToJWT: true,
      label: { fr: "Rôle", en: "Role", es: "Función", ja: "役割" },
      options: staffRoles.map((value) => ({ value, label: roleLabels[value] })),
      // Staff members can edit their own account, but not their own rights.
      access: { update: ({ req }) => roleOf(req.user) === "admin" },
      admin: {
        description: {
          fr: "Marketing : prix, options, textes, images. Commandes : commandes, remboursements, demandes. Traduction : textes seulement.",
          en: "Marketer: prices, options, texts, pictures. Order desk: orders, refunds, requests. Translator: texts only.",
          es: "Marketing: precios, opciones, textos, imágenes. Pedidos: pedidos, reembolsos, solicitudes. Traducción: solo textos.",
          ja: "マーケター：価格・オプション・文章・画像。受注担当：注文・返金・問い合わせ。翻訳者：文章のみ。",
        },
      },
    },
    {
      name: "languages",
      type: "select",
      hasMany: true,
      label: {
        fr: "Langues traduites",
        en: "Languages translated",
        es: "Idiomas traducidos",
        ja: "担当言語",
      },
      options: languageOptions,
      access: { update: ({ req }) => roleOf(req.user) === "admin" },
      admin: {
        components: {
          Field: {
            path: "/src/admin/fields/field-when#SelectWhen",
            clientProps: { when: { field: "role", is: ["translator"] } },
          },
        },
        description: {
          fr: "Une personne qui traduit n’enregistre que dans ces langues.",
          en: "A translator saves in these languages only.",
          es: "Quien traduce guarda solo en estos idiomas.",
          ja: "翻訳者はここで選んだ言語だけ保存できます。",
        },
      },
    },
    noticesField,
    ...ownAccountFields,
  ],
};
