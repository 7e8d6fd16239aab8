import type { PayloadRequest } from "payload";

/** A text of the admin by the tags of its languages (Japanese is `ja`); one without it reads English. */
export interface AdminText {
  readonly en: string;
  readonly [language: string]: string;
}

/** What whoever reads the admin in a language without words of its own reads. */
export const adminFallback = "en";

/** A text of the admin in its four languages; the admin knows Japanese as `ja`. */
export const inFour = (fr: string, en: string, es: string, ja: string) => ({ fr, en, es, ja });

/** Sections of the admin's menu. */
export const groups = {
  watches: inFour("Montres", "Watches", "Relojes", "時計"),
  configurator: inFour("Configurateur", "Configurator", "Configurador", "コンフィギュレーター"),
  artwork: inFour("Images", "Pictures", "Imágenes", "画像"),
  content: inFour("Contenu", "Content", "Contenido", "コンテンツ"),
  sales: inFour("Ventes", "Sales", "Ventas", "販売"),
  people: inFour("Personnes", "People", "Personas", "アカウント"),
  settings: inFour("Réglages", "Settings", "Ajustes", "設定"),
};

/** The text in the language the person at the admin reads. */
export const forReader = (req: PayloadRequest, texts: AdminText): string =>
  texts[req.i18n?.language] ?? texts[adminFallback];
