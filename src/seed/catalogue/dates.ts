import type { SeedOption } from "./seed-option";

interface SeedComplication extends SeedOption {
  readonly hasGmtHand: boolean;
}

/** Source: specification §3, complication. */
const complications: readonly SeedComplication[] = [
  {
    key: "date",
    label: { fr: "Date", en: "Date", es: "Fecha", jp: "日付" },
    note: {
      fr: "Heures, minutes, secondes et date.",
      en: "Hours, minutes, seconds and date.",
      es: "Horas, minutos, segundos y fecha.",
      jp: "時・分・秒と日付を示します。",
    },
    hasGmtHand: false,
  },
  {
    key: "gmt",
    price: 6500,
    label: { fr: "GMT", en: "GMT", es: "GMT", jp: "GMT" },
    note: {
      fr: "Une aiguille de plus pour l’heure d’ailleurs, en 24 heures.",
      en: "One more hand for the time elsewhere, over 24 hours.",
      es: "Una aguja más para la hora de otro lugar, en 24 horas.",
      jp: "もう一つの土地の時刻を、24時間針で示します。",
    },
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
    label: { fr: "Disque blanc", en: "White disc", es: "Disco blanco", jp: "ホワイトディスク" },
    layer: "DATE-WHITE",
    magnified: "MAG-WHITE",
  },
  {
    key: "BLACK",
    label: { fr: "Disque noir", en: "Black disc", es: "Disco negro", jp: "ブラックディスク" },
    layer: "DATE-BLACK",
    magnified: "MAG-BLACK",
  },
];

/** Source: specification §3, date magnifier. */
const dateMagnifiers: readonly SeedOption[] = [
  {
    key: "WITHOUT",
    label: { fr: "Sans loupe", en: "Without magnifier", es: "Sin lupa", jp: "拡大レンズなし" },
  },
  {
    key: "WITH",
    label: { fr: "Avec loupe", en: "With magnifier", es: "Con lupa", jp: "拡大レンズあり" },
    note: {
      fr: "La date, presque deux fois plus grande.",
      en: "The date, nearly twice as large.",
      es: "La fecha, casi el doble de grande.",
      jp: "日付が約2倍の大きさになります。",
    },
  },
];

/** These catalogues, by field. */
export const dateRows = {
  complication: complications,
  dateColor: dateColors,
  dateMagnifier: dateMagnifiers,
};
