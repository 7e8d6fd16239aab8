import type { PageDrawing } from "@/src/domain/content/page-drawing";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Names of the drawings of pages and manuals in the admin. */
export const drawingLabels = {
  watch: {
    fr: "La montre et ses cotes",
    en: "The watch and its dimensions",
    es: "El reloj y sus cotas",
    ja: "時計と寸法",
  },
  flutes: {
    fr: "Trois angles de cannelure",
    en: "Three angles of flutes",
    es: "Tres ángulos de estría",
    ja: "溝の三つの角度",
  },
  bench: {
    fr: "Sept outils de l’établi",
    en: "Seven tools of the workbench",
    es: "Siete herramientas del banco de trabajo",
    ja: "作業台の七つの道具",
  },
  wear: { fr: "Ce qui s’use", en: "What wears", es: "Lo que se gasta", ja: "減る部分" },
  "five-years": {
    fr: "Cinq ans d’entretien",
    en: "Five years of care",
    es: "Cinco años de cuidados",
    ja: "5年間の手入れ",
  },
  engraving: {
    fr: "Gravures du fond",
    en: "Engravings of the back",
    es: "Grabados del fondo",
    ja: "裏蓋の彫り",
  },
  crown: {
    fr: "Positions de la couronne",
    en: "Crown positions",
    es: "Posiciones de la corona",
    ja: "リューズの位置",
  },
  "date-hours": {
    fr: "Heures interdites à la date",
    en: "Hours closed to the date",
    es: "Horas vedadas a la fecha",
    ja: "日付を合わせない時間",
  },
  "spring-bar": { fr: "Barrette à ressort", en: "Spring bar", es: "Pasador de muelle", ja: "バネ棒" },
} as const satisfies Readonly<Record<PageDrawing, ReaderText>>;
