import type { Localised } from "@/src/domain/locale/locale";

/** Why nobody was signed in. */
export type SignInError = "wrong-code" | "too-many" | "failed";

/**
 * What the sign-in page says of it. The server's own words, as the specification has the page show them: of a code
 * that is wrong, too old, used or meant for another browser it says the same.
 * Source: specification §8, sign-in and code confirmation.
 */
export const signInErrorTexts: Readonly<Record<SignInError, Localised>> = {
  "wrong-code": {
    fr: "Ce code n’est pas le bon, ou n’est plus valable. Vérifiez les six chiffres, ou demandez-en un autre.",
    en: "That isn’t the right code, or it’s no longer valid. Check the six digits, or ask for a new one.",
    es: "El código no es correcto o ya no vale. Revisa las seis cifras o pide otro.",
    jp: "コードが違うか、有効期限が切れています。6桁をご確認のうえ、違う場合は新しいコードをお取りください。",
  },
  "too-many": {
    fr: "Trop d’essais depuis une heure. Faites une pause, puis recommencez.",
    en: "Too many attempts in the last hour. Take a break, then try again.",
    es: "Demasiados intentos en una hora. Haz una pausa y vuelve a probar.",
    jp: "1時間の試行回数が上限に達しました。少し時間をおいてからお試しください。",
  },
  failed: {
    fr: "Quelque chose n’a pas marché. Réessayez dans un instant.",
    en: "Something has gone wrong. Try again in a moment.",
    es: "Algo ha ido mal. Vuelve a probar en un momento.",
    jp: "問題が発生しました。しばらくしてからお試しください。",
  },
};
