import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the affiliate's sheet, by the tags of the admin's languages. */
const affiliateSheetTexts = {
  fr: {
    title: "Ventes",
    visits: "Ouvertures de l’adresse, 30 jours",
    orders: "Ventes",
    returned: "dont rendues",
    net: "Net, hors TVA",
    due: "Commission acquise",
    waiting: "En attente",
    page: "Relevé de l’affilié",
    csv: "CSV",
    none: "Aucune vente.",
    before: "Le relevé apparaît quand la candidature est acceptée.",
  },
  en: {
    title: "Sales",
    visits: "Visits to the address, 30 days",
    orders: "Sales",
    returned: "of which returned",
    net: "Net, excluding VAT",
    due: "Commission earned",
    waiting: "Pending",
    page: "The affiliate’s report",
    csv: "CSV",
    none: "No sale.",
    before: "The report appears once the application is accepted.",
  },
  es: {
    title: "Ventas",
    visits: "Aperturas de la dirección, 30 días",
    orders: "Ventas",
    returned: "de ellas devueltas",
    net: "Neto, sin IVA",
    due: "Comisión ganada",
    waiting: "Pendiente",
    page: "Informe del afiliado",
    csv: "CSV",
    none: "Ninguna venta.",
    before: "El informe aparece cuando se acepta la candidatura.",
  },
  ja: {
    title: "販売",
    visits: "アドレスが開かれた回数（30日）",
    orders: "販売数",
    returned: "うち返品",
    net: "純額（税抜）",
    due: "確定した報酬",
    waiting: "確定前",
    page: "アフィリエイトの実績ページ",
    csv: "CSV",
    none: "販売はありません。",
    before: "承認後に表示されます。",
  },
} as const;

export type AffiliateSheetTexts = (typeof affiliateSheetTexts)[keyof typeof affiliateSheetTexts];

/** @param language of the admin user */
export const affiliateTextsOf = (language: string): AffiliateSheetTexts =>
  inReaderLanguage<AffiliateSheetTexts>(affiliateSheetTexts, language);
