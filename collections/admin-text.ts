import type { PayloadRequest } from "payload";

/** A text of the admin by the tags of its languages (Japanese is `ja`); one without it reads English. */
export interface AdminText {
  readonly en: string;
  readonly [language: string]: string;
}

/** What whoever reads the admin in a language without words of its own reads. */
export const adminFallback = "en";

/** Sections of the admin's menu. */
export const groups = {
  watches: { fr: "Montres", en: "Watches", es: "Relojes", ja: "時計" },
  configurator: { fr: "Configurateur", en: "Configurator", es: "Configurador", ja: "コンフィギュレーター" },
  artwork: { fr: "Images", en: "Pictures", es: "Imágenes", ja: "画像" },
  content: { fr: "Contenu", en: "Content", es: "Contenido", ja: "コンテンツ" },
  sales: { fr: "Ventes", en: "Sales", es: "Ventas", ja: "販売" },
  people: { fr: "Personnes", en: "People", es: "Personas", ja: "アカウント" },
  settings: { fr: "Réglages", en: "Settings", es: "Ajustes", ja: "設定" },
};

/** The text in the language the person at the admin reads. */
export const forReader = (req: PayloadRequest, texts: AdminText): string =>
  texts[req.i18n?.language] ?? texts[adminFallback];
