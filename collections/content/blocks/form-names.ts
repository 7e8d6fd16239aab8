import type { PageFormName } from "@/src/domain/forms/form-name";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Forms an editor places, by their purpose. */
export const pageFormNames: Readonly<Record<PageFormName, ReaderText>> = {
  contact: {
    fr: "Message à la maison",
    en: "Message to the house",
    es: "Mensaje a la casa",
    ja: "お問い合わせ",
  },
  "bespoke-request": {
    fr: "Demande sur mesure",
    en: "Bespoke request",
    es: "Solicitud a medida",
    ja: "特注製作の相談",
  },
  "business-request": {
    fr: "Demande d’entreprise",
    en: "Business request",
    es: "Solicitud de empresa",
    ja: "法人の相談",
  },
  "maintenance-request": {
    fr: "Maintenance et réparation",
    en: "Maintenance and repair",
    es: "Mantenimiento y reparación",
    ja: "メンテナンスと修理",
  },
  premium: { fr: "Demande Premium", en: "Premium request", es: "Solicitud Premium", ja: "プレミアムの相談" },
  affiliation: {
    fr: "Candidature d’affilié",
    en: "Affiliate application",
    es: "Candidatura de afiliado",
    ja: "アフィリエイトのお申し込み",
  },
  "preorder-register": {
    fr: "Inscription à une série",
    en: "Place in a run",
    es: "Inscripción en una serie",
    ja: "シリーズへの登録",
  },
  "avant-premiere-password": {
    fr: "Mot de passe de l’avant-première",
    en: "Password of the first look",
    es: "Contraseña del preestreno",
    ja: "先行公開のパスワード",
  },
  donation: { fr: "Don", en: "Donation", es: "Donación", ja: "寄付" },
  "order-search": {
    fr: "Retrouver une commande",
    en: "Find an order",
    es: "Encontrar un pedido",
    ja: "注文を探す",
  },
  "gift-card-balance": {
    fr: "Solde d’une carte cadeau",
    en: "Balance of a gift card",
    es: "Saldo de una tarjeta regalo",
    ja: "ギフトカードの残高",
  },
  "gift-card": { fr: "Carte cadeau", en: "Gift card", es: "Tarjeta regalo", ja: "ギフトカード" },
  "gift-watch": { fr: "Montre à offrir", en: "Gift watch", es: "Reloj de regalo", ja: "贈る時計" },
  "surprise-watch": {
    fr: "Montre surprise",
    en: "Surprise watch",
    es: "Reloj sorpresa",
    ja: "サプライズウォッチ",
  },
};
