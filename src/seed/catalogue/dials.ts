import type { DialColor } from "@/src/domain/watch/dial-color";
import { joinTexts, commas, type FullText, type SeedOption } from "./seed-option";

interface SeedDial extends SeedOption {
  readonly showsDate: boolean;
  readonly color: DialColor | null;
}

/** Days a dial painted or fired by hand adds to the promised date. */
const workshopDays = 20;

const workshopNote = {
  fr: "Pièce d’atelier : chaque cadran, fait à la main, diffère légèrement de l’image. Comptez 20 jours de plus.",
  en: "Workshop piece: made by hand, each dial differs slightly from the picture. Allow 20 more days.",
  es: "Pieza de taller: hecha a mano, cada esfera difiere un poco de la imagen. Calcula 20 días más.",
  jp: "工房製作：手作業のため、文字盤は一枚ごとに画像と少し異なります。納期は20日長くなります。",
};

const sunburst = { fr: "soleillé", en: "sunburst", es: "efecto sol", jp: "サンレイ" };

const sunburstDial = (key: string, color: DialColor, name: FullText, isNew = false): SeedDial => ({
  key,
  label: joinTexts({ fr: " ", en: " ", es: " ", jp: " " }, name, sunburst),
  note: {
    fr: "Soleillé, index facettés polis. La date apparaît à trois heures.",
    en: "Sunburst finish, polished faceted markers. The date shows at three o’clock.",
    es: "Acabado efecto sol, índices facetados y pulidos. La fecha aparece a las tres.",
    jp: "サンレイ仕上げ、磨いたファセットインデックス。3時位置に日付が入ります。",
  },
  isNew,
  layer: key,
  showsDate: true,
  color,
});

const workshopDial = (key: string, color: DialColor, price: number, label: FullText): SeedDial => ({
  key,
  price,
  label,
  note: workshopNote,
  hasWarning: true,
  leadDays: workshopDays,
  layer: key,
  showsDate: false,
  color,
});

const comet = { fr: "Comète", en: "Comet", es: "Cometa", jp: "彗星" };
const space = { fr: " ", en: " ", es: " ", jp: " " };
const kintsugi = { fr: "veines d’or", en: "gold veins", es: "vetas de oro", jp: "金継ぎ" };

/** Source: specification §3, dials. */
const configuratorDials: readonly SeedDial[] = [
  sunburstDial("DI", "bleu", {
    fr: "Bleu nuit",
    en: "Midnight blue",
    es: "Azul noche",
    jp: "ミッドナイトブルー",
  }),
  sunburstDial(
    "DI-GR",
    "vert",
    { fr: "Vert sapin", en: "Fir green", es: "Verde abeto", jp: "ファーグリーン" },
    true,
  ),
  sunburstDial(
    "DI-PI",
    "rose",
    { fr: "Rose poudré", en: "Powder pink", es: "Rosa empolvado", jp: "パウダーピンク" },
    true,
  ),
  workshopDial("POT-BL", "bleu", 5000, {
    fr: "Grès bleu",
    en: "Blue stoneware",
    es: "Gres azul",
    jp: "青い炻器",
  }),
  workshopDial("ART-COMET1", "bleu", 14_000, joinTexts(space, comet, "I")),
  workshopDial("ART-COMET2", "rouge", 14_000, joinTexts(space, comet, "II")),
  workshopDial(
    "ART-BUGL",
    "bleu",
    18_000,
    joinTexts(commas, { fr: "Laque bleue", en: "Blue lacquer", es: "Laca azul", jp: "青い漆" }, kintsugi),
  ),
  workshopDial("ART-WH", "argent", 18_000, {
    fr: "Émail blanc",
    en: "White enamel",
    es: "Esmalte blanco",
    jp: "白エナメル",
  }),
  workshopDial(
    "ART-WHGL",
    "argent",
    18_000,
    joinTexts(
      commas,
      { fr: "Laque blanche", en: "White lacquer", es: "Laca blanca", jp: "白い漆" },
      kintsugi,
    ),
  ),
  workshopDial("ART-WAVE", "bleu", 20_000, {
    fr: "Vague guillochée",
    en: "Guilloché wave",
    es: "Ola guilloché",
    jp: "波のギヨシェ",
  }),
];

const readyMadeDial = (key: string, label: FullText, showsDate: boolean): SeedDial => ({
  key,
  label,
  enabled: false,
  layer: key,
  showsDate,
  // A watch that has it says its color itself.
  color: null,
});

/** Dials of the ready-made watches: they have a picture and a name, the configurator does not offer them. */
const readyMadeDials: readonly SeedDial[] = [
  readyMadeDial(
    "RE1070",
    {
      fr: "Crème, chemin de fer",
      en: "Cream, railway track",
      es: "Crema, minutería de ferrocarril",
      jp: "クリーム、レイルウェイ",
    },
    true,
  ),
  readyMadeDial(
    "DI01",
    { fr: "Argent soleillé", en: "Silver sunburst", es: "Plata efecto sol", jp: "シルバーサンレイ" },
    true,
  ),
  readyMadeDial(
    "DI02",
    {
      fr: "Vert profond, index dorés",
      en: "Deep green, gilt markers",
      es: "Verde profundo, índices dorados",
      jp: "ディープグリーン、金色インデックス",
    },
    true,
  ),
  readyMadeDial(
    "DI03",
    { fr: "Ardoise soleillé", en: "Slate sunburst", es: "Pizarra efecto sol", jp: "スレートサンレイ" },
    true,
  ),
  readyMadeDial(
    "DI05",
    {
      fr: "Bordeaux soleillé",
      en: "Burgundy sunburst",
      es: "Burdeos efecto sol",
      jp: "バーガンディサンレイ",
    },
    true,
  ),
  readyMadeDial("DIPIME", { fr: "Météorite", en: "Meteorite", es: "Meteorito", jp: "メテオライト" }, false),
  readyMadeDial("DIPIMM", { fr: "Malachite", en: "Malachite", es: "Malaquita", jp: "マラカイト" }, false),
  readyMadeDial(
    "DIPILI",
    { fr: "Lapis-lazuli", en: "Lapis lazuli", es: "Lapislázuli", jp: "ラピスラズリ" },
    false,
  ),
  readyMadeDial(
    "DIPIAL",
    { fr: "Aventurine", en: "Aventurine", es: "Aventurina", jp: "アベンチュリン" },
    false,
  ),
  readyMadeDial("DIPIRU", { fr: "Rubis", en: "Ruby", es: "Rubí", jp: "ルビー" }, false),
  readyMadeDial(
    "DIHO",
    {
      fr: "Couchant, cuivre et bleu",
      en: "Sunset, copper and blue",
      es: "Ocaso, cobre y azul",
      jp: "夕映え、銅と青",
    },
    true,
  ),
  readyMadeDial(
    "DIBU01",
    { fr: "Bronze brossé", en: "Brushed bronze", es: "Bronce cepillado", jp: "ブラッシュドブロンズ" },
    true,
  ),
];

export const dials: readonly SeedDial[] = [...configuratorDials, ...readyMadeDials];
