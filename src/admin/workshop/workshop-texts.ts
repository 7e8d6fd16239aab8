import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import type { BuildSort } from "@/src/domain/workshop/workshop";

/** Words of the workshop's queue, in one of the admin's languages. */
export interface WorkshopTexts {
  readonly title: string;
  readonly intro: string;
  readonly sorts: Readonly<Record<BuildSort, string>>;
  readonly waiting: string;
  readonly perDay: string;
  readonly noPace: string;
  readonly settings: string;
  readonly today: string;
  readonly overfull: string;
  readonly late: string;
  readonly of: string;
  readonly columns: Readonly<Record<"piece" | "order" | "promised" | "state", string>>;
  readonly parts: string;
  readonly sheet: string;
  readonly none: string;
  readonly cut: string;
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", WorkshopTexts>> = {
  fr: {
    title: "Plan de l’atelier",
    intro:
      "Ce qui reste à monter, par jour promis. Un jour marqué demande plus que l’atelier ne peut monter d’ici là.",
    sorts: { bespoke: "Sur mesure", ready: "Autres montres" },
    waiting: "{count} à monter",
    perDay: "{count} par jour ouvré",
    noPace: "cadence non indiquée",
    settings: "Cadence et fermetures",
    today: "aujourd’hui",
    overfull: "Trop plein",
    late: "En retard",
    of: "{sort} : {count} sur {pace}",
    columns: { piece: "Pièce", order: "Commande", promised: "Promise pour", state: "État" },
    parts: "Pièces à réunir",
    sheet: "Fiche de montage",
    none: "Rien à monter.",
    cut: "Seules les {count} commandes les plus anciennes sont montrées.",
  },
  en: {
    title: "Workshop plan",
    intro:
      "What is left to assemble, by the day it is promised. A marked day asks for more than can be assembled by then.",
    sorts: { bespoke: "Bespoke", ready: "Other watches" },
    waiting: "{count} to assemble",
    perDay: "{count} a working day",
    noPace: "no pace given",
    settings: "Pace and closures",
    today: "today",
    overfull: "Overfull",
    late: "Late",
    of: "{sort}: {count} of {pace}",
    columns: { piece: "Piece", order: "Order", promised: "Promised for", state: "State" },
    parts: "Parts needed",
    sheet: "Build sheet",
    none: "Nothing to assemble.",
    cut: "Only the {count} oldest orders are shown.",
  },
  es: {
    title: "Plan del taller",
    intro:
      "Lo que queda por montar, por día prometido. Un día marcado exige más de lo que se puede montar hasta entonces.",
    sorts: { bespoke: "A medida", ready: "Otros relojes" },
    waiting: "{count} por montar",
    perDay: "{count} por día laborable",
    noPace: "ritmo sin indicar",
    settings: "Ritmo y cierres",
    today: "hoy",
    overfull: "Demasiado lleno",
    late: "Con retraso",
    of: "{sort}: {count} de {pace}",
    columns: { piece: "Pieza", order: "Pedido", promised: "Prometido para", state: "Estado" },
    parts: "Piezas necesarias",
    sheet: "Hoja de montaje",
    none: "Nada por montar.",
    cut: "Solo se muestran los {count} pedidos más antiguos.",
  },
  ja: {
    title: "製作計画",
    intro: "製作待ちの品を約束日ごとに示します。印の付いた日は、その日までに製作できる数を超えています。",
    sorts: { bespoke: "オーダーメイドウォッチ", ready: "その他の時計" },
    waiting: "製作待ち{count}本",
    perDay: "1営業日に{count}本",
    noPace: "製作数が未設定",
    settings: "製作数と休業日",
    today: "今日",
    overfull: "製作数超過",
    late: "遅延",
    of: "{sort}：{pace}本中{count}本",
    columns: { piece: "品", order: "注文", promised: "約束日", state: "状態" },
    parts: "必要な部品",
    sheet: "組立指示書",
    none: "製作待ちの品はありません。",
    cut: "古い順に{count}件の注文のみ表示しています。",
  },
};

/** @param language of the admin user */
export const workshopTextsOf = (language: string): WorkshopTexts => inReaderLanguage(texts, language);
