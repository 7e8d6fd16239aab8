import { inFour, type SeedOption } from "./seed-option";

interface SeedComplication extends SeedOption {
  readonly hasGmtHand: boolean;
}

/** Source: specification §3, complication. */
const complications: readonly SeedComplication[] = [
  {
    key: "date",
    label: inFour("Date", "Date", "Fecha", "日付"),
    note: inFour(
      "Heures, minutes, secondes et date.",
      "Hours, minutes, seconds and date.",
      "Horas, minutos, segundos y fecha.",
      "時・分・秒と日付を示します。",
    ),
    hasGmtHand: false,
  },
  {
    key: "gmt",
    price: 6500,
    label: inFour("GMT", "GMT", "GMT", "GMT"),
    note: inFour(
      "Une aiguille de plus pour l’heure d’ailleurs, en 24 heures.",
      "One more hand for the time elsewhere, over 24 hours.",
      "Una aguja más para la hora de otro lugar, en 24 horas.",
      "もう一つの土地の時刻を、24時間針で示します。",
    ),
    leadDays: 2,
    hasGmtHand: true,
  },
];

interface SeedDateColor extends SeedOption {
  readonly magnified: string;
}

/** Source: specification §3, date color. */
const dateColors: readonly SeedDateColor[] = [
  {
    key: "WHITE",
    label: inFour("Disque blanc", "White disc", "Disco blanco", "ホワイトディスク"),
    layer: "DATE-WHITE",
    magnified: "MAG-WHITE",
  },
  {
    key: "BLACK",
    label: inFour("Disque noir", "Black disc", "Disco negro", "ブラックディスク"),
    layer: "DATE-BLACK",
    magnified: "MAG-BLACK",
  },
];

/** Source: specification §3, date magnifier. */
const dateMagnifiers: readonly SeedOption[] = [
  { key: "WITHOUT", label: inFour("Sans loupe", "Without magnifier", "Sin lupa", "拡大レンズなし") },
  {
    key: "WITH",
    label: inFour("Avec loupe", "With magnifier", "Con lupa", "拡大レンズあり"),
    note: inFour(
      "La date, presque deux fois plus grande.",
      "The date, nearly twice as large.",
      "La fecha, casi el doble de grande.",
      "日付が約2倍の大きさになります。",
    ),
  },
];

/** These catalogues, by field. */
export const dateRows = {
  complication: complications,
  dateColor: dateColors,
  dateMagnifier: dateMagnifiers,
};
