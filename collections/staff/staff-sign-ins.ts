import type { CollectionConfig } from "payload";
import { signInOutcomes, type SignInOutcome } from "@/src/domain/staff/staff-account";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { dayAndTime } from "@/collections/date-picker";

const outcomeNames: Readonly<Record<SignInOutcome, ReaderText>> = {
  "signed-in": { fr: "Connexion", en: "Signed in", es: "Sesión iniciada", ja: "ログイン" },
  "recovery-code": {
    fr: "Connexion par code de secours",
    en: "Signed in with a recovery code",
    es: "Sesión con código de recuperación",
    ja: "リカバリーコードでログイン",
  },
  "wrong-password": {
    fr: "Adresse ou mot de passe faux",
    en: "Wrong address or password",
    es: "Correo o contraseña incorrectos",
    ja: "メールアドレスまたはパスワード違い",
  },
  "wrong-code": { fr: "Code faux", en: "Wrong code", es: "Código incorrecto", ja: "認証コード違い" },
  limited: { fr: "Trop d’essais", en: "Too many attempts", es: "Demasiados intentos", ja: "試行回数超過" },
  "reset-asked": {
    fr: "Mot de passe oublié",
    en: "Forgot the password",
    es: "Contraseña olvidada",
    ja: "パスワード再設定の依頼",
  },
  "password-chosen": {
    fr: "Mot de passe choisi par un lien",
    en: "Chose a password by a link",
    es: "Contraseña elegida por enlace",
    ja: "リンクからパスワード設定",
  },
};

/** Sign-in attempts to the admin: account, time, network and result. Kept for 90 days. */
export const StaffSignIns: CollectionConfig = {
  slug: "staff-sign-ins",
  labels: {
    singular: { fr: "Connexion", en: "Sign-in", es: "Acceso", ja: "ログイン履歴" },
    plural: { fr: "Connexions", en: "Sign-ins", es: "Accesos", ja: "ログイン履歴" },
  },
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  defaultSort: "-at",
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["at", "email", "outcome", "address", "device"],
  },
  fields: [
    {
      name: "at",
      type: "date",
      required: true,
      index: true,
      label: { fr: "Le", en: "On", es: "El", ja: "日時" },
      admin: { ...dayAndTime },
    },
    {
      // Empty for an address that has no account: the user may have typed a password there.
      name: "email",
      type: "text",
      index: true,
      label: { fr: "Compte", en: "Account", es: "Cuenta", ja: "アカウント" },
    },
    {
      name: "outcome",
      type: "select",
      required: true,
      label: { fr: "Résultat", en: "Outcome", es: "Resultado", ja: "結果" },
      options: signInOutcomes.map((value) => ({ value, label: outcomeNames[value] })),
    },
    {
      name: "address",
      type: "text",
      label: { fr: "Adresse réseau", en: "Network address", es: "Dirección de red", ja: "IPアドレス" },
    },
    { name: "device", type: "text", label: { fr: "Appareil", en: "Device", es: "Dispositivo", ja: "端末" } },
  ],
};
