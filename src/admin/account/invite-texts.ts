import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Texts of the invitation page, by the tags of the admin's languages. */
const inviteTexts = {
  fr: {
    title: "Inviter quelqu’un",
    intro: "La personne reçoit un lien par e-mail et choisit elle-même son mot de passe.",
    email: "Adresse e-mail",
    role: "Rôle",
    languages: "Langues traduites",
    send: "Envoyer l’invitation",
    failed: "L’invitation n’est pas partie. Réessayez dans un instant.",
    known: "Un compte existe déjà à cette adresse.",
    invalid: "Cette adresse n’est pas complète.",
  },
  en: {
    title: "Invite somebody",
    intro: "They get a link by email and choose their password themselves.",
    email: "Email address",
    role: "Role",
    languages: "Languages translated",
    send: "Send the invitation",
    failed: "The invitation was not sent. Try again in a moment.",
    known: "There is an account with this address.",
    invalid: "This address is not complete.",
  },
  es: {
    title: "Invitar a alguien",
    intro: "Recibirá un enlace por correo y elegirá su propia contraseña.",
    email: "Correo electrónico",
    role: "Función",
    languages: "Idiomas traducidos",
    send: "Enviar la invitación",
    failed: "La invitación no ha salido. Vuelva a probar en un momento.",
    known: "Ya existe una cuenta con este correo.",
    invalid: "Este correo no está completo.",
  },
  ja: {
    title: "スタッフを招待",
    intro: "招待メールのリンクから、ご本人がパスワードを設定します。",
    email: "メールアドレス",
    role: "役割",
    languages: "担当言語",
    send: "招待を送る",
    failed: "招待を送信できませんでした。しばらくしてからもう一度お試しください。",
    known: "このメールアドレスのアカウントはすでにあります。",
    invalid: "メールアドレスをご確認ください。",
  },
};

export type InviteTexts = (typeof inviteTexts)["fr"];
export const inviteTextsOf = (language: string): InviteTexts => inReaderLanguage(inviteTexts, language);
