import type { DialColor } from "@/src/domain/watch/dial-color";
import { inFour, joinTexts, commas, type FullText, type SeedOption } from "./seed-option";

interface SeedDial extends SeedOption {
  readonly showsDate: boolean;
  readonly color: DialColor | null;
}

/** Days a dial painted or fired by hand adds to the promised date. */
const workshopDays = 20;

const workshopNote = inFour(
  "Pièce d’atelier : faite à la main, chaque cadran diffère légèrement de l’image. Comptez 20 jours de plus.",
  "Workshop piece: made by hand, each dial differs slightly from the picture. Allow 20 more days.",
  "Pieza de taller: hecha a mano, cada esfera difiere un poco de la imagen. Cuenta 20 días más.",
  "工房作品：手作業のため、文字盤は一枚ごとに画像と少し異なります。納期は20日長くなります。",
);

const sunburst = inFour("soleillé", "sunburst", "soleado", "サンレイ");

const sunburstDial = (key: string, color: DialColor, name: FullText, isNew = false): SeedDial => ({
  key,
  label: joinTexts(inFour(" ", " ", " ", " "), name, sunburst),
  note: inFour(
    "Soleillé, index facettés polis. La date apparaît à trois heures.",
    "Sunburst finish, polished faceted markers. The date shows at three o’clock.",
    "Acabado soleado, índices facetados y pulidos. La fecha aparece a las tres.",
    "サンレイ仕上げ、磨いたファセットインデックス。3時位置に日付が入ります。",
  ),
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

const comet = inFour("Comète", "Comet", "Cometa", "彗星");
const space = inFour(" ", " ", " ", " ");
const kintsugi = inFour("veines d’or", "gold veins", "vetas de oro", "金継ぎ");

/** Source: specification §3, dials. */
const configuratorDials: readonly SeedDial[] = [
  sunburstDial("DI", "bleu", inFour("Bleu nuit", "Midnight blue", "Azul noche", "ミッドナイトブルー")),
  sunburstDial("DI-GR", "vert", inFour("Vert sapin", "Fir green", "Verde abeto", "ファーグリーン"), true),
  sunburstDial(
    "DI-PI",
    "rose",
    inFour("Rose poudré", "Powder pink", "Rosa empolvado", "パウダーピンク"),
    true,
  ),
  workshopDial("POT-BL", "bleu", 5000, inFour("Grès bleu", "Blue stoneware", "Gres azul", "青い炻器")),
  workshopDial("ART-COMET1", "bleu", 14_000, joinTexts(space, comet, "I")),
  workshopDial("ART-COMET2", "rouge", 14_000, joinTexts(space, comet, "II")),
  workshopDial(
    "ART-BUGL",
    "bleu",
    18_000,
    joinTexts(commas, inFour("Laque bleue", "Blue lacquer", "Laca azul", "青漆"), kintsugi),
  ),
  workshopDial(
    "ART-WH",
    "argent",
    18_000,
    inFour("Émail blanc", "White enamel", "Esmalte blanco", "白エナメル"),
  ),
  workshopDial(
    "ART-WHGL",
    "argent",
    18_000,
    joinTexts(commas, inFour("Laque blanche", "White lacquer", "Laca blanca", "白漆"), kintsugi),
  ),
  workshopDial(
    "ART-WAVE",
    "bleu",
    20_000,
    inFour("Vague guillochée", "Guilloché wave", "Ola guilloché", "波のギヨシェ"),
  ),
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
    inFour(
      "Crème, chemin de fer",
      "Cream, railway track",
      "Crema, minutería de ferrocarril",
      "クリーム、レイルウェイ",
    ),
    true,
  ),
  readyMadeDial(
    "DI01",
    inFour("Argent soleillé", "Silver sunburst", "Plata soleado", "シルバーサンレイ"),
    true,
  ),
  readyMadeDial(
    "DI02",
    inFour(
      "Vert profond, index dorés",
      "Deep green, gilt markers",
      "Verde profundo, índices dorados",
      "ディープグリーン、金色インデックス",
    ),
    true,
  ),
  readyMadeDial(
    "DI03",
    inFour("Ardoise soleillé", "Slate sunburst", "Pizarra soleado", "スレートサンレイ"),
    true,
  ),
  readyMadeDial(
    "DI05",
    inFour("Bordeaux soleillé", "Burgundy sunburst", "Burdeos soleado", "バーガンディサンレイ"),
    true,
  ),
  readyMadeDial("DIPIME", inFour("Météorite", "Meteorite", "Meteorito", "隕石"), false),
  readyMadeDial("DIPIMM", inFour("Malachite", "Malachite", "Malaquita", "マラカイト"), false),
  readyMadeDial("DIPILI", inFour("Lapis-lazuli", "Lapis lazuli", "Lapislázuli", "ラピスラズリ"), false),
  readyMadeDial("DIPIAL", inFour("Aventurine", "Aventurine", "Aventurina", "アベンチュリン"), false),
  readyMadeDial("DIPIRU", inFour("Rubis", "Ruby", "Rubí", "ルビー"), false),
  readyMadeDial(
    "DIHO",
    inFour("Couchant, cuivre et bleu", "Sunset, copper and blue", "Ocaso, cobre y azul", "夕映え、銅と青"),
    true,
  ),
  readyMadeDial(
    "DIBU01",
    inFour("Bronze brossé", "Brushed bronze", "Bronce cepillado", "ブラッシュドブロンズ"),
    true,
  ),
];

export const dials: readonly SeedDial[] = [...configuratorDials, ...readyMadeDials];
