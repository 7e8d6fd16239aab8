import { metals } from "./metals";
import type { SeedOption } from "./seed-option";

interface SeedCaseType extends SeedOption {
  readonly diameters: readonly string[];
  readonly hasBezelInsert: boolean;
  /** Start of the artwork names of its back. */
  readonly back: string;
}

/** Source: specification §3, case type and diameter. */
const caseTypes: readonly SeedCaseType[] = [
  {
    key: "SM",
    label: { fr: "Lisse", en: "Smooth", es: "Lisa", jp: "スムース" },
    note: {
      fr: "Lunette polie miroir, sans une marque.",
      en: "A mirror-polished bezel without a single mark.",
      es: "Bisel pulido a espejo, sin una sola marca.",
      jp: "鏡面に磨いた、目盛りのないベゼルです。",
    },
    diameters: ["36mm", "40mm"],
    hasBezelInsert: false,
    back: "CB",
  },
  {
    key: "FL",
    label: { fr: "Cannelée", en: "Fluted", es: "Estriada", jp: "フルーテッド" },
    note: {
      fr: "96 cannelures, deux facettes chacune : l’une prend la lumière, l’autre la rend.",
      en: "96 flutes with two facets each: one catches the light, the other gives it back.",
      es: "96 estrías de dos facetas: una recoge la luz, la otra la devuelve.",
      jp: "96本の溝に、それぞれ二つの面。一方が光を受け、もう一方が返します。",
    },
    diameters: ["36mm", "40mm"],
    hasBezelInsert: false,
    back: "CB",
  },
  {
    key: "SU",
    price: 3000,
    label: { fr: "Plongée", en: "Diver", es: "Buceo", jp: "ダイバー" },
    note: {
      fr: "Lunette tournante de 120 crans, épaulements autour de la couronne. En 40 mm seulement.",
      en: "A 120-click rotating bezel and guards around the crown. In 40 mm only.",
      es: "Bisel giratorio de 120 clics y protector de corona. Solo en 40 mm.",
      jp: "120クリックの回転ベゼルとリューズガード。40 mmのみです。",
    },
    diameters: ["40mm"],
    hasBezelInsert: true,
    back: "CB2",
  },
];

/** Source: specification §3: both diameters for smooth and fluted, 40mm for the submariner. */
const caseDiameters: readonly SeedOption[] = [
  {
    key: "36mm",
    label: { fr: "36 mm", en: "36 mm", es: "36 mm", jp: "36 mm" },
    note: {
      fr: "Poignets de 14 à 17 cm.",
      en: "For wrists of 14 to 17 cm.",
      es: "Para muñecas de 14 a 17 cm.",
      jp: "手首まわり14〜17 cmの方に。",
    },
  },
  {
    key: "40mm",
    label: { fr: "40 mm", en: "40 mm", es: "40 mm", jp: "40 mm" },
    note: {
      fr: "Poignets dès 16,5 cm.",
      en: "For wrists from 16.5 cm.",
      es: "Para muñecas desde 16,5 cm.",
      jp: "手首まわり16.5 cm以上の方に。",
    },
  },
];

interface SeedCaseColor extends SeedOption {
  readonly caseType: string;
  readonly color: string;
  readonly backOpen: string;
  readonly backClosed: string;
  readonly endLink: string;
}

/** Keys have the form CAS-{type}-{color}. Source: specification §3, case colors per type. */
const caseColors: readonly SeedCaseColor[] = caseTypes.flatMap(({ key: caseType, back }) =>
  metals.map(({ color, label }) => ({
    key: `CAS-${caseType}-${color}`,
    caseType,
    color,
    label,
    layer: `CAS-${caseType}-${color}`,
    backOpen: `${back}-${color}-open`,
    backClosed: `${back}-${color}-closed`,
    endLink: `EL-${color}`,
  })),
);

/** Source: specification §3, caseback. */
const casebackTypes: readonly SeedOption[] = [
  {
    key: "OPEN",
    label: { fr: "Fond transparent", en: "Open back", es: "Fondo transparente", jp: "シースルーバック" },
    note: {
      fr: "Verre saphir sur le mouvement et son rotor.",
      en: "Sapphire crystal over the movement and its rotor.",
      es: "Cristal de zafiro sobre el movimiento y su rotor.",
      jp: "サファイア越しにムーブメントとローターが見えます。",
    },
  },
  {
    key: "CLOSED",
    label: { fr: "Fond plein", en: "Closed back", es: "Fondo cerrado", jp: "ソリッドバック" },
    note: {
      fr: "Acier gravé d’une rose des vents.",
      en: "Steel, engraved with a compass rose.",
      es: "Acero grabado con una rosa de los vientos.",
      jp: "羅針図を彫ったスティールの裏蓋です。",
    },
  },
];

/** These catalogues, by field. */
export const caseRows = {
  caseType: caseTypes,
  caseDiameter: caseDiameters,
  caseColor: caseColors,
  casebackType: casebackTypes,
};
