import type { Extra, MissedTaste } from "@/src/domain/gift/propose-surprise";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Texts about a surprise on the order sheet. */
export interface SurpriseTexts {
  readonly title: string;
  readonly worth: string;
  readonly beyond: string;
  readonly short: string;
  readonly added: string;
  readonly missed: string;
  readonly open: string;
  readonly extras: Readonly<Record<Extra, string>>;
  readonly tastes: Readonly<Record<MissedTaste, string>>;
}

const french: SurpriseTexts = {
  title: "Proposition pour l’atelier",
  worth: "Valeur aux prix du jour\u00A0:",
  beyond: "Au-delà du montant payé, pour la maison\u00A0: {amount}.",
  short: "Il manque {amount}\u00A0: ajoutez une pièce, ou rendez la différence.",
  added: "Ajouté pour atteindre le montant\u00A0:",
  missed: "N’a pas pu être suivi\u00A0:",
  open: "Ouvrir dans le configurateur",
  extras: { secondStrap: "second bracelet", packaging: "écrin", warranty: "garantie", priority: "priorité" },
  tastes: { diameter: "taille", strap: "bracelet", avoided: "couleurs à éviter" },
};

const english: SurpriseTexts = {
  title: "Proposal for the workshop",
  worth: "Worth at today’s prices:",
  beyond: "Beyond what was paid, on the house: {amount}.",
  short: "{amount} is missing: add a part, or return the difference.",
  added: "Added to reach the amount:",
  missed: "Could not be followed:",
  open: "Open in the configurator",
  extras: { secondStrap: "second strap", packaging: "box", warranty: "warranty", priority: "priority" },
  tastes: { diameter: "size", strap: "strap", avoided: "colours to avoid" },
};

const spanish: SurpriseTexts = {
  title: "Propuesta para el taller",
  worth: "Valor a precios de hoy:",
  beyond: "Por encima de lo pagado, a cargo de la casa: {amount}.",
  short: "Faltan {amount}: añada una pieza o devuelva la diferencia.",
  added: "Añadido para llegar al importe:",
  missed: "No se ha podido seguir:",
  open: "Abrir en el configurador",
  extras: {
    secondStrap: "segunda correa",
    packaging: "estuche",
    warranty: "garantía",
    priority: "prioridad",
  },
  tastes: { diameter: "tamaño", strap: "correa", avoided: "colores que evitar" },
};

const japanese: SurpriseTexts = {
  title: "工房への提案",
  worth: "本日の価格：",
  beyond: "お支払い額を上回る分（ショップ負担）：{amount}。",
  short: "{amount}不足しています。部品を足すか、差額をお返しください。",
  added: "金額に合わせて追加：",
  missed: "沿えなかったご希望：",
  open: "コンフィギュレーターで開く",
  extras: { secondStrap: "替えストラップ", packaging: "ボックス", warranty: "保証", priority: "優先" },
  tastes: { diameter: "サイズ", strap: "ストラップ", avoided: "避ける色" },
};

const surpriseTexts = { fr: french, en: english, es: spanish, ja: japanese };

/** @param language of the admin user */
export const surpriseTextsOf = (language: string): SurpriseTexts =>
  inReaderLanguage<SurpriseTexts>(surpriseTexts, language);
