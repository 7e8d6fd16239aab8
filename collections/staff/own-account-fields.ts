import type { Field } from "payload";
import { dayAndTime } from "@/collections/date-picker";

/** Sign-in data, below an account. */
export const ownAccountFields: Field[] = [
  {
    // Until then the account is an invitation.
    name: "joinedAt",
    type: "date",
    label: { fr: "Compte ouvert le", en: "Account opened on", es: "Cuenta abierta el", ja: "利用開始日時" },
    access: { create: () => false, update: () => false },
    admin: { readOnly: true, position: "sidebar", ...dayAndTime },
  },
  {
    // Required when the password or address changes; not stored.
    name: "currentPassword",
    type: "text",
    virtual: true,
    label: {
      fr: "Votre mot de passe actuel",
      en: "Your current password",
      es: "Su contraseña actual",
      ja: "現在のパスワード",
    },
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      description: {
        fr: "Demandé pour changer l’adresse ou le mot de passe.",
        en: "Asked for when address or password change.",
        es: "Se pide para cambiar el correo o la contraseña.",
        ja: "メールアドレスまたはパスワードの変更時に必要です。",
      },
      components: { Field: "/src/admin/account/current-password#CurrentPassword" },
    },
  },
  {
    name: "signingIn",
    type: "ui",
    admin: { components: { Field: "/src/admin/account/signing-in#SigningIn" } },
  },
];
