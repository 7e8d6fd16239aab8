import { metals } from "./metals";
import { inFour, type SeedOption } from "./seed-option";

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
    label: inFour("Lisse", "Smooth", "Lisa", "スムース"),
    note: inFour(
      "Lunette polie miroir, sans une marque.",
      "A mirror-polished bezel without a single mark.",
      "Bisel pulido espejo, sin una sola marca.",
      "鏡面に磨いた、印のないベゼルです。",
    ),
    diameters: ["36mm", "40mm"],
    hasBezelInsert: false,
    back: "CB",
  },
  {
    key: "FL",
    label: inFour("Cannelée", "Fluted", "Estriada", "フルーテッド"),
    note: inFour(
      "96 cannelures, deux facettes chacune : l’une prend la lumière, l’autre la rend.",
      "96 flutes with two facets each: one catches the light, the other gives it back.",
      "96 estrías de dos facetas: una toma la luz, la otra la devuelve.",
      "96本の溝に、それぞれ二つの面。一方が光を受け、もう一方が返します。",
    ),
    diameters: ["36mm", "40mm"],
    hasBezelInsert: false,
    back: "CB",
  },
  {
    key: "SU",
    price: 3000,
    label: inFour("Plongée", "Diver", "Buceo", "ダイバー"),
    note: inFour(
      "Lunette tournante de 120 crans, épaulements autour de la couronne. En 40 mm seulement.",
      "A 120-click rotating bezel and guards around the crown. In 40 mm only.",
      "Bisel giratorio de 120 pasos y protector de corona. Solo en 40 mm.",
      "120クリックの回転ベゼルとリューズガード。40 mmのみです。",
    ),
    diameters: ["40mm"],
    hasBezelInsert: true,
    back: "CB2",
  },
];

/** Source: specification §3: both diameters for smooth and fluted, 40mm for the submariner. */
const caseDiameters: readonly SeedOption[] = [
  {
    key: "36mm",
    label: inFour("36 mm", "36 mm", "36 mm", "36 mm"),
    note: inFour(
      "Poignets de 14 à 17 cm.",
      "For wrists of 14 to 17 cm.",
      "Para muñecas de 14 a 17 cm.",
      "手首回り14～17 cmの方に。",
    ),
  },
  {
    key: "40mm",
    label: inFour("40 mm", "40 mm", "40 mm", "40 mm"),
    note: inFour(
      "Poignets dès 16,5 cm.",
      "For wrists from 16.5 cm.",
      "Para muñecas desde 16,5 cm.",
      "手首回り16.5 cm以上の方に。",
    ),
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
    label: inFour("Fond transparent", "Open back", "Fondo visto", "シースルーバック"),
    note: inFour(
      "Verre saphir sur le mouvement et son rotor.",
      "Sapphire glass over the movement and its rotor.",
      "Cristal de zafiro sobre el movimiento y su rotor.",
      "サファイアガラス越しにムーブメントとローターが見えます。",
    ),
  },
  {
    key: "CLOSED",
    label: inFour("Fond plein", "Closed back", "Fondo cerrado", "ソリッドバック"),
    note: inFour(
      "Acier gravé d’une rose des vents.",
      "Steel, engraved with a compass rose.",
      "Acero grabado con una rosa de los vientos.",
      "羅針図を彫ったスティールの裏蓋です。",
    ),
  },
];

/** These catalogues, by field. */
export const caseRows = {
  caseType: caseTypes,
  caseDiameter: caseDiameters,
  caseColor: caseColors,
  casebackType: casebackTypes,
};
