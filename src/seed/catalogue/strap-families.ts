import type { SeedOption } from "./seed-option";

interface SeedStrapFamily extends SeedOption {
  readonly hasEndlink: boolean;
  readonly buckles: readonly string[];
}

/** Source: specification §3, strap families; end links: §7, "leather, rubber or maille". */
export const strapFamilies: readonly SeedStrapFamily[] = [
  {
    key: "OY",
    price: 7000,
    label: { fr: "Oyster", en: "Oyster", es: "Oyster", jp: "オイスター" },
    note: {
      fr: "Trois rangs de maillons larges, brossés.",
      en: "Three rows of wide links, brushed.",
      es: "Tres filas de eslabones anchos, cepillados.",
      jp: "幅の広い3連のコマ、ヘアライン仕上げ。",
    },
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "JU",
    price: 7000,
    label: { fr: "Jubilé", en: "Jubilee", es: "Jubilé", jp: "ジュビリー" },
    note: {
      fr: "Cinq rangs de maillons, trois polis au centre.",
      en: "Five rows of links, the middle three polished.",
      es: "Cinco filas de eslabones, tres pulidas en el centro.",
      jp: "5連のコマ、中央の3列は鏡面仕上げ。",
    },
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "PR",
    price: 7000,
    label: { fr: "Président", en: "President", es: "Presidente", jp: "プレジデント" },
    note: {
      fr: "Trois rangs de maillons arrondis, très souples.",
      en: "Three rows of rounded links, very supple.",
      es: "Tres filas de eslabones redondeados, muy flexibles.",
      jp: "丸みのある3連のコマ。よくしなります。",
    },
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "MA",
    price: 2500,
    label: { fr: "Maille milanaise", en: "Milanese mesh", es: "Malla milanesa", jp: "ミラネーゼメッシュ" },
    note: {
      fr: "Fil d’acier tissé, réglable au millimètre.",
      en: "Woven steel wire, adjustable to the millimetre.",
      es: "Hilo de acero tejido, ajustable al milímetro.",
      jp: "編んだスティールワイヤー。1 mm単位で調整できます。",
    },
    hasEndlink: true,
    buckles: ["STANDARD"],
  },
  {
    key: "LE",
    price: 2000,
    label: { fr: "Cuir", en: "Leather", es: "Cuero", jp: "レザー" },
    note: {
      fr: "Cuir de veau cousu, large de 18 ou 20 mm selon le boîtier.",
      en: "Stitched calf leather, 18 or 20 mm wide to suit the case.",
      es: "Cuero de becerro cosido, de 18 o 20 mm según la caja.",
      jp: "縫製カーフレザー。幅はケースに合わせて18または20 mm。",
    },
    hasEndlink: true,
    buckles: ["STANDARD", "BUTTERFLY", "DEPLOYANT"],
  },
  {
    key: "RU",
    price: 2000,
    label: { fr: "Caoutchouc", en: "Rubber", es: "Caucho", jp: "ラバー" },
    note: {
      fr: "Caoutchouc FKM, deux rainures, sans odeur.",
      en: "FKM rubber, two grooves, odourless.",
      es: "Caucho FKM, dos ranuras, sin olor.",
      jp: "FKMラバー。溝は2本、においはありません。",
    },
    hasEndlink: true,
    buckles: ["STANDARD", "BUTTERFLY", "DEPLOYANT"],
  },
  {
    key: "NY",
    price: 2000,
    label: { fr: "Nylon", en: "Nylon", es: "Nailon", jp: "ナイロン" },
    note: {
      fr: "Tissé serré, sèche en une heure.",
      en: "Tightly woven, dry in an hour.",
      es: "Tejido denso; se seca en una hora.",
      jp: "目の詰まった織り。1時間で乾きます。",
    },
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
  {
    key: "PM",
    price: 10_000,
    label: { fr: "Premium", en: "Premium", es: "Premium", jp: "プレミアム" },
    note: {
      fr: "Sept rangs de grains de riz polis entre deux bords brossés.",
      en: "Seven rows of polished rice-grain links between brushed edges.",
      es: "Siete filas de granos de arroz pulidos entre bordes cepillados.",
      jp: "鏡面のライスグレインを7列並べ、両端をヘアラインで仕上げています。",
    },
    hasEndlink: false,
    buckles: ["STANDARD"],
  },
];

/** Source: specification §3, strap endlink. */
const strapEndlinks: readonly SeedOption[] = [
  {
    key: "WITHOUT",
    label: { fr: "Sans embout", en: "Without end link", es: "Sin terminal", jp: "エンドリンクなし" },
  },
  {
    key: "WITH",
    price: 1500,
    label: { fr: "Avec embout", en: "With end link", es: "Con terminal", jp: "エンドリンク付き" },
    note: {
      fr: "Ferme l’espace entre le bracelet et le boîtier, dans le métal du boîtier.",
      en: "Closes the gap between strap and case, in the metal of the case.",
      es: "Del mismo metal que la caja, cierra el hueco entre esta y la correa.",
      jp: "ストラップとケースの隙間を、ケースと同じ金属でふさぎます。",
    },
  },
];

/** `STANDARD` is what comes with the family: a clasp on metal, a pin buckle elsewhere. */
const buckles: readonly SeedOption[] = [
  {
    key: "STANDARD",
    scene: "option-buckle-standard",
    label: { fr: "Fermoir d’origine", en: "Standard clasp", es: "Cierre estándar", jp: "標準バックル" },
    note: {
      fr: "Fermoir déployant sur le métal, boucle ardillon ailleurs.",
      en: "A folding clasp on metal, a pin buckle elsewhere.",
      es: "Cierre desplegable en los brazaletes de metal, hebilla en las correas.",
      jp: "金属ブレスレットは三つ折れ、そのほかはピンバックルです。",
    },
  },
  {
    key: "BUTTERFLY",
    scene: "option-buckle-butterfly",
    label: { fr: "Boucle papillon", en: "Butterfly clasp", es: "Cierre mariposa", jp: "バタフライバックル" },
    note: {
      fr: "S’ouvre des deux côtés.",
      en: "Opens on both sides.",
      es: "Se abre por los dos lados.",
      jp: "両側に開きます。",
    },
  },
  {
    key: "DEPLOYANT",
    scene: "option-buckle-deployant",
    label: { fr: "Boucle déployante", en: "Deployant clasp", es: "Cierre desplegable", jp: "Dバックル" },
    note: {
      fr: "S’ouvre d’une pression, ménage le cuir.",
      en: "Opens at a press and spares the strap.",
      es: "Se abre con una presión y cuida la correa.",
      jp: "ワンプッシュで開き、ストラップを傷めません。",
    },
  },
];

/** These catalogues, by field. */
export const familyRows = {
  strapStyle: strapFamilies,
  strapEndlink: strapEndlinks,
  buckle: buckles,
};
