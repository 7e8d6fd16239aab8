import type { Mail } from "@/src/domain/mail/mail";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { mailTextsOf } from "./mail-texts";

type KindTexts = Readonly<Record<Mail["kind"], string>>;

/** Names of mails that belong to no order; those of orders are in mail-texts.ts. */
const texts: Readonly<Record<"fr" | "en" | "es" | "ja", KindTexts>> = {
  fr: {
    "form-received": "Accusé de réception d’un formulaire",
    "form-notice": "Formulaire reçu",
    "newsletter-confirm": "Lettre : adresse à confirmer",
    "newsletter-welcome": "Lettre : bienvenue",
    "newsletter-known": "Lettre : adresse déjà inscrite",
    "newsletter-issue": "Lettre",
    "sign-in-code": "Code de connexion",
    "staff-link": "Lien pour un collaborateur",
    "staff-mention": "Mention dans une note",
    "erase-account": "Effacement à confirmer",
    "account-erased": "Compte effacé",
    "affiliate-accepted": "Affiliation acceptée",
    "affiliate-refused": "Affiliation refusée",
    "cart-reminder": "Rappel d’un panier",
    "review-answered": "Réponse à un avis",
    "gift-card": "Carte cadeau",
    "idle-account": "Compte inutilisé",
    "stock-low": "Stock bas",
    "stock-notice": "Retour en stock : adresse à confirmer",
    "stock-back": "Retour en stock",
  },
  en: {
    "form-received": "Receipt of a form",
    "form-notice": "Form received",
    "newsletter-confirm": "Newsletter: address to confirm",
    "newsletter-welcome": "Newsletter: welcome",
    "newsletter-known": "Newsletter: address already on the list",
    "newsletter-issue": "Newsletter",
    "sign-in-code": "Sign-in code",
    "staff-link": "Link for a member of staff",
    "staff-mention": "Mention in a note",
    "erase-account": "Erasure to confirm",
    "account-erased": "Account erased",
    "affiliate-accepted": "Affiliate accepted",
    "affiliate-refused": "Affiliate refused",
    "cart-reminder": "Cart reminder",
    "review-answered": "Answer to a review",
    "gift-card": "Gift card",
    "idle-account": "Idle account",
    "stock-low": "Low stock",
    "stock-notice": "Back in stock: address to confirm",
    "stock-back": "Back in stock",
  },
  es: {
    "form-received": "Acuse de recibo de un formulario",
    "form-notice": "Formulario recibido",
    "newsletter-confirm": "Boletín: dirección por confirmar",
    "newsletter-welcome": "Boletín: bienvenida",
    "newsletter-known": "Boletín: dirección ya inscrita",
    "newsletter-issue": "Boletín",
    "sign-in-code": "Código de acceso",
    "staff-link": "Enlace para un miembro del equipo",
    "staff-mention": "Mención en una nota",
    "erase-account": "Borrado por confirmar",
    "account-erased": "Cuenta borrada",
    "affiliate-accepted": "Afiliación aceptada",
    "affiliate-refused": "Afiliación rechazada",
    "cart-reminder": "Recordatorio de un carrito",
    "review-answered": "Respuesta a una reseña",
    "gift-card": "Tarjeta regalo",
    "idle-account": "Cuenta sin uso",
    "stock-low": "Existencias bajas",
    "stock-notice": "De nuevo disponible: dirección por confirmar",
    "stock-back": "De nuevo disponible",
  },
  ja: {
    "form-received": "フォーム受付のお知らせ",
    "form-notice": "フォームの受信",
    "newsletter-confirm": "ニュースレター：登録の確認",
    "newsletter-welcome": "ニュースレター：登録完了",
    "newsletter-known": "ニュースレター：登録済みのアドレス",
    "newsletter-issue": "ニュースレター",
    "sign-in-code": "ログインコード",
    "staff-link": "スタッフ用リンク",
    "staff-mention": "メモでの呼びかけ",
    "erase-account": "アカウント削除の確認",
    "account-erased": "アカウント削除の完了",
    "affiliate-accepted": "アフィリエイト承認",
    "affiliate-refused": "アフィリエイト非承認",
    "cart-reminder": "カートのお知らせ",
    "review-answered": "レビューへの返信",
    "gift-card": "ギフトカード",
    "idle-account": "長期間未使用のアカウント",
    "stock-low": "在庫僅少",
    "stock-notice": "再入荷通知：登録の確認",
    "stock-back": "再入荷のお知らせ",
  },
};

/**
 * The name of a kind of mail; its key where a later version wrote it.
 * @param language of the admin user
 */
export function mailKindText(kind: string, language: string): string {
  const words: Readonly<Record<string, string>> = {
    ...inReaderLanguage(texts, language),
    ...mailTextsOf(language).kinds,
  };
  return words[kind] ?? kind;
}
