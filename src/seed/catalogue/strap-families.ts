import { inFour, type SeedOption } from "./seed-option";

interface SeedStrapFamily extends SeedOption {
  readonly hasEndlink: boolean;
  readonly buckles: readonly string[];
}

/** Source: specification §3, strap families; end links: §7, "leather, rubber or maille". */
export const strapFamilies: readonly SeedStrapFamily[] = [
  {
    key: "OY",
    price: 7000,
    label: inFour("Oyster", "Oyster", "Oyster", "オイスター"),
    note: inFour(
      "Trois maillons larges, brossés.",
      "Three wide links, brushed.",
      "Tres eslabones anchos, cepillados.",
      "ヘアライン仕上げの幅広3連リンク。",
    ),
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "JU",
    price: 7000,
    label: inFour("Jubilé", "Jubilee", "Jubilé", "ジュビリー"),
    note: inFour(
      "Cinq maillons, trois polis au centre.",
      "Five links, three polished in the middle.",
      "Cinco eslabones, tres pulidos en el centro.",
      "5連リンク、中央の3列は鏡面仕上げ。",
    ),
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "PR",
    price: 7000,
    label: inFour("Président", "President", "Presidente", "プレジデント"),
    note: inFour(
      "Trois maillons arrondis, très souples.",
      "Three rounded links, very supple.",
      "Tres eslabones redondeados, muy flexibles.",
      "丸みのある3連リンク。よくしなります。",
    ),
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "MA",
    price: 2500,
    label: inFour("Maille milanaise", "Milanese mesh", "Malla milanesa", "ミラネーゼメッシュ"),
    note: inFour(
      "Fil d’acier tissé, réglable au millimètre.",
      "Woven steel wire, adjustable to the millimetre.",
      "Hilo de acero tejido, ajustable al milímetro.",
      "編んだスティールワイヤー。1 mm単位で調整できます。",
    ),
    hasEndlink: true,
    buckles: ["STANDARD"],
  },
  {
    key: "LE",
    price: 2000,
    label: inFour("Cuir", "Leather", "Cuero", "レザー"),
    note: inFour(
      "Cuir de veau cousu, entrecorne de 20 mm.",
      "Stitched calf leather, 20 mm between the lugs.",
      "Piel de becerro cosida, 20 mm entre asas.",
      "縫製カーフレザー、ラグ幅20 mm。",
    ),
    hasEndlink: true,
    buckles: ["STANDARD", "BUTTERFLY", "DEPLOYANT"],
  },
  {
    key: "RU",
    price: 2000,
    label: inFour("Caoutchouc", "Rubber", "Caucho", "ラバー"),
    note: inFour(
      "Caoutchouc FKM, deux rainures, sans odeur.",
      "FKM rubber, two channels, odourless.",
      "Caucho FKM, dos ranuras, sin olor.",
      "FKMラバー。2本の溝、においはありません。",
    ),
    hasEndlink: true,
    buckles: ["STANDARD", "BUTTERFLY", "DEPLOYANT"],
  },
  {
    key: "NY",
    price: 2000,
    label: inFour("Nylon", "Nylon", "Nailon", "ナイロン"),
    note: inFour(
      "Tissé serré, sèche en une heure.",
      "Tightly woven, dry in an hour.",
      "Tejido denso, seco en una hora.",
      "目の詰まった織り。1時間で乾きます。",
    ),
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "PM",
    price: 10_000,
    label: inFour("Premium", "Premium", "Premium", "プレミアム"),
    note: inFour(
      "Sept rangs de grains de riz polis entre deux bords brossés.",
      "Seven rows of polished rice-grain links between brushed edges.",
      "Siete filas de granos de arroz pulidos entre bordes cepillados.",
      "鏡面のライスグレインを7列並べ、両端をヘアラインで仕上げています。",
    ),
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
];

/** Source: specification §3, strap endlink. */
const strapEndlinks: readonly SeedOption[] = [
  { key: "WITHOUT", label: inFour("Sans embout", "Without end link", "Sin terminal", "エンドリンクなし") },
  {
    key: "WITH",
    price: 1500,
    label: inFour("Avec embout", "With end link", "Con terminal", "エンドリンク付き"),
    note: inFour(
      "Ferme l’espace entre le bracelet et le boîtier, dans le métal du boîtier.",
      "Closes the gap between strap and case, in the metal of the case.",
      "Cierra el hueco entre la correa y la caja, en el metal de la caja.",
      "ストラップとケースの隙間を、ケースと同じ金属でふさぎます。",
    ),
  },
];

/** `STANDARD` is what comes with the family: a clasp on metal, a pin buckle elsewhere. */
const buckles: readonly SeedOption[] = [
  {
    key: "STANDARD",
    scene: "option-buckle-standard",
    label: inFour("Fermoir d’origine", "Standard buckle", "Cierre de serie", "標準バックル"),
    note: inFour(
      "Fermoir déployant sur le métal, boucle ardillon ailleurs.",
      "A folding clasp on metal, a pin buckle elsewhere.",
      "Cierre desplegable en metal, hebilla en los demás.",
      "金属ブレスレットは三つ折れ、そのほかはピンバックルです。",
    ),
  },
  {
    key: "BUTTERFLY",
    scene: "option-buckle-butterfly",
    label: inFour("Boucle papillon", "Butterfly buckle", "Cierre mariposa", "バタフライバックル"),
    note: inFour(
      "S’ouvre des deux côtés.",
      "Opens on both sides.",
      "Se abre por los dos lados.",
      "両側に開きます。",
    ),
  },
  {
    key: "DEPLOYANT",
    scene: "option-buckle-deployant",
    label: inFour("Boucle déployante", "Deployant buckle", "Cierre desplegable", "Dバックル"),
    note: inFour(
      "S’ouvre d’une pression, ménage le cuir.",
      "Opens at a press and spares the strap.",
      "Se abre con una presión y cuida la correa.",
      "ワンプッシュで開き、ストラップを傷めません。",
    ),
  },
];

/** These catalogues, by field. */
export const familyRows = {
  strapStyle: strapFamilies,
  strapEndlink: strapEndlinks,
  buckle: buckles,
};
