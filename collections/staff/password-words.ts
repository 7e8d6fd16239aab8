import type { PasswordError } from "@/src/domain/staff/password-rules";
import type { AdminText } from "@/collections/admin-text";

/** Why a password is not taken, in words. */
export const passwordWords: Readonly<Record<PasswordError, AdminText>> = {
  short: {
    fr: "Il faut au moins 12 caractères. Quelques mots se retiennent mieux que des signes.",
    en: "Use at least 12 characters. A few words are easier to remember than signs.",
    es: "Hacen falta al menos 12 caracteres. Unas palabras se recuerdan mejor que signos.",
    ja: "12文字以上で設定してください。記号よりも、いくつかの言葉の組み合わせが覚えやすくて安全です。",
  },
  long: {
    fr: "128 caractères au plus.",
    en: "128 characters at most.",
    es: "128 caracteres como máximo.",
    ja: "128文字以内で設定してください。",
  },
  common: {
    fr: "Ce mot de passe est parmi les premiers qu’on essaie. Choisissez-en un autre.",
    en: "This password is among the first to be guessed. Choose another one.",
    es: "Esta contraseña es de las primeras que se prueban. Elija otra.",
    ja: "推測されやすいパスワードです。別のものを設定してください。",
  },
  "own-address": {
    fr: "Le mot de passe ne peut pas être votre adresse.",
    en: "The password cannot be your address.",
    es: "La contraseña no puede ser su correo.",
    ja: "メールアドレスをパスワードにすることはできません。",
  },
  broken: {
    fr: "Ce mot de passe contient un caractère qu’on ne peut pas retaper.",
    en: "This password holds a character that cannot be typed again.",
    es: "Esta contraseña contiene un carácter que no se puede volver a escribir.",
    ja: "入力し直せない文字が含まれています。",
  },
};

/** What is said where somebody has to show that they are who is signed in. */
export const ownPasswordWords: AdminText = {
  fr: "Indiquez votre mot de passe actuel. S’il est juste, attendez un quart d’heure : il y a eu trop d’essais.",
  en: "Give your current password. If it is right, wait a quarter of an hour: there were too many attempts.",
  es: "Indique su contraseña actual. Si es correcta, espere un cuarto de hora: ha habido demasiados intentos.",
  ja: "現在のパスワードを入力してください。正しい場合は試行回数が多すぎるため、15分ほどお待ちください。",
};

export const othersPasswordWords: AdminText = {
  fr: "Le mot de passe de quelqu’un d’autre ne se choisit pas : envoyez un lien.",
  en: "Somebody else’s password cannot be chosen: send a link.",
  es: "La contraseña de otra persona no se elige: envíe un enlace.",
  ja: "他の人のパスワードは設定できません。再設定リンクをお送りください。",
};
