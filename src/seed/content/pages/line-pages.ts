import { inFour, type FullText } from "../../catalogue/seed-option";
import type { SeedIllustration, SeedPage } from "../seed-page";

const compose = {
  label: inFour("Composer la mienne", "Compose mine", "Componer el mío", "自分の一本を組む"),
  href: "/configurator",
};

const linePage = (
  slug: string,
  watch: string,
  title: FullText,
  description: FullText,
  text: FullText,
  stage: SeedIllustration["stage"] = "givre",
): SeedPage => ({
  slug,
  title,
  description,
  blocks: [{ blockType: "hero", title, text, illustration: { watch, stage }, link: compose }],
});

/** The page of each line; the route adds its watches. */
export const linePages: readonly SeedPage[] = [
  linePage(
    "montres/distinction",
    "DI03",
    inFour("Distinction", "Distinction", "Distinction", "ディスティンクション"),
    inFour(
      "Acier brossé et poli, index facettés, calibre NH35, en 36 ou 40 mm.",
      "Brushed and polished steel, faceted markers, NH35 calibre, in 36 or 40 mm.",
      "Acero cepillado y pulido, índices facetados, calibre NH35, en 36 o 40 mm.",
      "ヘアラインと鏡面のスティール、ファセットインデックス、NH35、36 mmと40 mm。",
    ),
    inFour(
      "Acier brossé, index facettés, chanfrein de 1,05 mm. Celle que l’on garde au poignet.",
      "Brushed steel, faceted markers, a 1.05 mm chamfer. The one that stays on your wrist.",
      "Acero cepillado, índices facetados, bisel de 1,05 mm. El que se queda en la muñeca.",
      "ヘアラインのスティール、ファセットインデックス、1.05 mmの面取り。手首に残る一本です。",
    ),
  ),
  linePage(
    "montres/distinction-rose",
    "DIPIME",
    inFour("Distinction Rose", "Distinction Rose", "Distinction Rose", "ディスティンクション ローズ"),
    inFour(
      "Or rose PVD et cadrans taillés dans la pierre : météorite, malachite, lapis, aventurine, rubis.",
      "Rose gold PVD and dials cut from stone: meteorite, malachite, lapis, aventurine, ruby.",
      "Oro rosa PVD y esferas talladas en piedra: meteorito, malaquita, lapislázuli, aventurina, rubí.",
      "ローズゴールドPVDと、石から切り出した文字盤。隕石、マラカイト、ラピスラズリ、アベンチュリン、ルビー。",
    ),
    inFour(
      "Le même acier, couleur de soleil bas. Sous le verre, un bordeaux et cinq pierres sciées à moins d’un demi-millimètre.",
      "The same steel, the colour of a low sun. Under the glass, one burgundy and five stones sawn to half a millimetre or less.",
      "El mismo acero, del color del sol bajo. Bajo el cristal, un burdeos y cinco piedras serradas a medio milímetro o menos.",
      "同じスティールを、低い太陽の色に。ガラスの下には、バーガンディと、0.5 mm以下に切った五つの石があります。",
    ),
    "rosee",
  ),
  linePage(
    "montres/distinction-horizon",
    "DIHO",
    inFour("Horizon", "Horizon", "Horizon", "ホライゾン"),
    inFour(
      "Un cadran coupé en deux comme la mer le soir, boîtier d’acier de 40 mm.",
      "A dial cut in two like the sea at dusk, in a 40 mm steel case.",
      "Una esfera dividida en dos como el mar al anochecer, en una caja de acero de 40 mm.",
      "夕暮れの海のように二つに分かれた文字盤、40 mmのスティールケース。",
    ),
    inFour(
      "Un cadran coupé en deux, comme la mer à cinq heures en décembre.",
      "A dial cut in two, like the sea at five in December.",
      "Una esfera dividida en dos, como el mar a las cinco en diciembre.",
      "12月の午後5時の海のように、二つに分かれた文字盤です。",
    ),
    "brume",
  ),
];
