import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { PasswordError } from "@/src/domain/staff/password-rules";

/** Why a password is refused, in words. */
export const passwordWords: Readonly<Record<PasswordError, ReaderText>> = {
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
    en: "This password contains a character that cannot be typed again.",
    es: "Esta contraseña contiene un carácter que no se puede volver a escribir.",
    ja: "入力し直せない文字が含まれています。",
  },
};

export const passwordChosenWords: ReaderText = {
  fr: "Votre mot de passe est enregistré. Vous pouvez vous connecter.",
  en: "Your password is saved. You can sign in now.",
  es: "Su contraseña está guardada. Ya puede iniciar sesión.",
  ja: "パスワードを設定しました。ログインできます。",
};

/** Messages where users have to prove their identity again. */
export const ownPasswordWords: ReaderText = {
  fr: "Indiquez votre mot de passe actuel. S’il est juste, attendez un quart d’heure : il y a eu trop d’essais.",
  en: "Give your current password. If it is right, wait a quarter of an hour: there were too many attempts.",
  es: "Indique su contraseña actual. Si es correcta, espere un cuarto de hora: ha habido demasiados intentos.",
  ja: "現在のパスワードを入力してください。正しい場合は試行回数が多すぎるため、15分ほどお待ちください。",
};

export const othersPasswordWords: ReaderText = {
  fr: "Le mot de passe de quelqu’un d’autre ne se choisit pas : envoyez un lien.",
  en: "Somebody else’s password cannot be chosen: send a link.",
  es: "La contraseña de otra persona no se elige: envíe un enlace.",
  ja: "他の人のパスワードは設定できません。再設定リンクをお送りください。",
};

/** Responses to sign-in attempts: the same for an address with an account and for one without. */
export const signInWords = {
  "wrong-password": {
    fr: "L’adresse ou le mot de passe n’est pas le bon.",
    en: "The address or the password is not right.",
    es: "El correo o la contraseña no son correctos.",
    ja: "メールアドレスまたはパスワードが正しくありません。",
  },
  "too-many": {
    fr: "Trop d’essais. Attendez un quart d’heure, puis réessayez.",
    en: "Too many attempts. Wait a quarter of an hour, then try again.",
    es: "Demasiados intentos. Espere un cuarto de hora y vuelva a probar.",
    ja: "試行回数が多すぎます。15分ほど待ってから、もう一度お試しください。",
  },
  "code-needed": {
    fr: "Indiquez le code de votre application d’authentification.",
    en: "Give the code of your authenticator app.",
    es: "Indique el código de su aplicación de autenticación.",
    ja: "認証アプリのコードを入力してください。",
  },
  "setup-needed": {
    fr: "Ce compte doit être protégé par une application d’authentification.",
    en: "This account has to be protected by an authenticator app.",
    es: "Esta cuenta debe protegerse con una aplicación de autenticación.",
    ja: "このアカウントには認証アプリの設定が必要です。",
  },
  "wrong-code": {
    fr: "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.",
    en: "This code is not right, or was used already. Wait for the next one.",
    es: "Este código no es correcto o ya se ha usado. Espere el siguiente.",
    ja: "コードが正しくないか、すでに使用されています。次のコードをお待ちください。",
  },
  "unknown-link": {
    fr: "Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.",
    en: "This link was used already or is no longer valid. Ask for another one.",
    es: "Este enlace ya se ha usado o ha caducado. Pida otro.",
    ja: "このリンクは使用済みか、有効期限が切れています。新しいリンクをご依頼ください。",
  },
} as const satisfies Record<string, ReaderText>;
