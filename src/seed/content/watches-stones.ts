import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { SeedWatch } from "./seed-watch";

interface Stone {
  readonly code: string;
  readonly sku: string;
  readonly price: number;
  readonly stage: SeedWatch["stage"];
  readonly color: SeedWatch["color"];
  readonly name: FullText;
  readonly tagline: FullText;
  readonly description: FullText;
  readonly parts: SeedWatch["parts"];
  readonly configuratorDial: string;
  readonly related: readonly string[];
}

const stone = ({ sku, price, parts, ...row }: Stone): SeedWatch => ({
  ...row,
  line: "distinction-rose",
  path: `/montres/distinction/${row.code}`,
  parts: { dial: row.code, hands: "HAN-DIS-RG", strapStyle: "LE", ...parts },
  // A stone is sawn when it is ordered.
  products: [{ sku, diameter: 36, price, availability: "made-to-order" }],
  weight: 68,
});

/** Dials cut from stone, in rose gold. */
export const stones: readonly SeedWatch[] = [
  stone({
    code: "DIPIME",
    sku: "DI-PIME",
    price: 56_000,
    stage: "craie",
    color: "gris",
    name: {
      fr: "Distinction Météorite",
      en: "Distinction Meteorite",
      es: "Distinction Meteorito",
      jp: "ディスティンクション メテオライト",
    },
    tagline: {
      fr: "Quatre milliards d’années, 0,4 mm d’épaisseur",
      en: "Four billion years old, 0.4 mm thick",
      es: "Cuatro mil millones de años, 0,4 mm de grosor",
      jp: "40億年、厚さ0.4 mm",
    },
    description: {
      fr: "Du fer et du nickel qui ont mis un million d’années à perdre quelques degrés : les bandes croisées que l’on voit sont des cristaux, et aucun atelier ne sait les refaire.\n\nLa tranche est sciée à 0,4 mm, attaquée à l’acide pour révéler le dessin, puis protégée d’un vernis. Chaque cadran est unique, et c’est pour une fois une simple constatation.\n\nBoîtier de 36 mm, lunette cannelée, or rose PVD, cuir noir façon alligator.",
      en: "Iron and nickel that took a million years to cool by a few degrees: the crossing bands are crystals, and no workshop knows how to make them.\n\nThe slice is sawn to 0.4 mm, etched to bring out the pattern, then sealed. Every dial is unique, which for once is plain fact.\n\nA 36 mm case, fluted bezel, rose gold PVD, black alligator-grain leather.",
      es: "Hierro y níquel que tardaron un millón de años en enfriarse unos grados: las bandas cruzadas son cristales, y ningún taller sabe repetirlas.\n\nLa lámina se corta a 0,4 mm, se ataca con ácido para revelar el dibujo y se protege con barniz. Cada esfera es única, y por una vez es un simple hecho.\n\nCaja de 36 mm, bisel estriado, oro rosa PVD, cuero negro con grabado de aligátor.",
      jp: "鉄とニッケルが、数度冷えるのに百万年をかけました。交差する帯は結晶で、どの工房にも再現できません。\n\n0.4 mmに切り、酸で模様を出し、ワニスで保護します。同じ文字盤は二つとありません。宣伝文句ではなく、ただの事実です。\n\n36 mmケース、フルーテッドベゼル、ローズゴールドPVD、アリゲーター型押しのブラックレザー。",
    },
    parts: { caseType: "FL", caseColor: "CAS-FL-rg", strapColor: "BL-1" },
    configuratorDial: "ART-WH",
    related: ["DIPILI", "DIPIAL", "DI05"],
  }),
  stone({
    code: "DIPIMM",
    sku: "DI-PIMM",
    price: 48_000,
    stage: "brume",
    color: "vert",
    name: {
      fr: "Distinction Malachite",
      en: "Distinction Malachite",
      es: "Distinction Malaquita",
      jp: "ディスティンクション マラカイト",
    },
    tagline: {
      fr: "Des bandes vertes, jamais les mêmes",
      en: "Green bands, never the same twice",
      es: "Bandas verdes, nunca las mismas",
      jp: "二つと同じもののない、緑の縞",
    },
    description: {
      fr: "La malachite pousse par couches, comme un arbre. Nous cherchons les tranches dont les bandes traversent le cadran sans se couper à trois heures.\n\nC’est une pierre tendre, 4 sur l’échelle de Mohs : elle casse à la scie une fois sur trois. Sous le saphir, elle ne craint plus rien.\n\nBoîtier de 36 mm, lunette cannelée, or rose PVD, cuir vert.",
      en: "Malachite grows in layers, like a tree. We look for slices whose bands cross the dial without breaking at three o’clock.\n\nIt’s a soft stone, 4 on the Mohs scale: one in three snaps under the saw. Under sapphire it has nothing left to fear.\n\nA 36 mm case, fluted bezel, rose gold PVD, green leather.",
      es: "La malaquita crece por capas, como un árbol. Buscamos láminas cuyas bandas crucen la esfera sin cortarse a las tres.\n\nEs una piedra blanda, 4 en la escala de Mohs: una de cada tres se rompe bajo la sierra. Bajo el zafiro ya no teme nada.\n\nCaja de 36 mm, bisel estriado, oro rosa PVD, cuero verde.",
      jp: "マラカイトは木の年輪のように層をなして育ちます。3時で途切れず文字盤を横切る縞を探して切り出します。\n\nモース硬度4の柔らかい石で、3枚に1枚は切断中に割れます。サファイアの下に入れば、もう心配はありません。\n\n36 mmケース、フルーテッドベゼル、ローズゴールドPVD、グリーンレザー。",
    },
    parts: { caseType: "FL", caseColor: "CAS-FL-rg", strapColor: "GR" },
    configuratorDial: "DI-GR",
    related: ["DI02", "DIPILI", "DIPIRU"],
  }),
  stone({
    code: "DIPILI",
    sku: "DI-PILI",
    price: 46_000,
    stage: "brume",
    color: "bleu",
    name: {
      fr: "Distinction Lapis",
      en: "Distinction Lapis",
      es: "Distinction Lapislázuli",
      jp: "ディスティンクション ラピスラズリ",
    },
    tagline: {
      fr: "Un bleu d’avant la chimie, piqué de pyrite",
      en: "A blue from before chemistry, flecked with pyrite",
      es: "Un azul anterior a la química, con motas de pirita",
      jp: "化学より古い青に、黄鉄鉱の粒",
    },
    description: {
      fr: "Broyé, le lapis-lazuli a coûté aux peintres plus cher que l’or. Scié à 0,5 mm et poli, il tient dans un cadran.\n\nLes points dorés sont de la pyrite, les voiles clairs de la calcite. Nous refusons les tranches trop propres : elles ont l’air peintes.\n\nBoîtier de 36 mm, lunette lisse, or rose PVD, cuir bleu.",
      en: "Ground to powder, lapis lazuli cost painters more than gold. Sawn to 0.5 mm and polished, it fits in a dial.\n\nThe golden specks are pyrite, the pale veils calcite. We turn down slices that are too clean: they look painted.\n\nA 36 mm case, smooth bezel, rose gold PVD, blue leather.",
      es: "Molido, el lapislázuli costaba a los pintores más que el oro. Cortado a 0,5 mm y pulido, cabe en una esfera.\n\nLos puntos dorados son pirita; los velos claros, calcita. Rechazamos las láminas demasiado limpias: parecen pintadas.\n\nCaja de 36 mm, bisel liso, oro rosa PVD, cuero azul.",
      jp: "砕いて絵具にすれば金より高かったラピスラズリ。0.5 mmに切って磨くと、文字盤一枚に収まります。\n\n金色の点は黄鉄鉱、淡い靄は方解石です。きれいすぎる石は選びません。塗ったように見えるからです。\n\n36 mmケース、スムースベゼル、ローズゴールドPVD、ブルーレザー。",
    },
    parts: { caseColor: "CAS-SM-rg", strapColor: "BU" },
    configuratorDial: "DI",
    related: ["DIPIAL", "DIPIME", "DIHO"],
  }),
  stone({
    code: "DIPIAL",
    sku: "DI-PIAL",
    price: 42_000,
    stage: "givre",
    color: "bleu",
    name: {
      fr: "Distinction Aventurine",
      en: "Distinction Aventurine",
      es: "Distinction Aventurina",
      jp: "ディスティンクション アベンチュリン",
    },
    tagline: {
      fr: "Une nuit claire, sans lever la tête",
      en: "A clear night, without looking up",
      es: "Una noche clara, sin levantar la vista",
      jp: "見上げなくても見える、晴れた夜空",
    },
    description: {
      fr: "Du verre bleu nuit, fondu avec des cristaux de cuivre qui ont tous choisi une direction différente : à chaque mouvement du poignet, d’autres étoiles s’allument.\n\nLa recette a été trouvée par hasard à Venise, « all’avventura », d’où le nom. La nôtre est coulée en plaque, puis sciée à 0,5 mm.\n\nBoîtier de 36 mm, lunette lisse, or rose PVD, cuir noir.",
      en: "Midnight-blue glass, melted with copper crystals that have each picked a direction of their own: turn your wrist and other stars light up.\n\nThe recipe was found by accident in Venice, “all’avventura”, hence the name. Ours is cast in a slab, then sawn to 0.5 mm.\n\nA 36 mm case, smooth bezel, rose gold PVD, black leather.",
      es: "Vidrio azul noche, fundido con cristales de cobre que han elegido cada uno su dirección: gira la muñeca y se encenderán otras estrellas.\n\nLa receta se halló por azar en Venecia, «all’avventura», de ahí el nombre. La nuestra se cuela en placa y se corta a 0,5 mm.\n\nCaja de 36 mm, bisel liso, oro rosa PVD, cuero negro.",
      jp: "銅の結晶を溶かし込んだ、真夜中の青のガラス。結晶はそれぞれ違う方を向き、手首を動かすたびに別の星が光ります。\n\n製法はヴェネツィアで偶然（all’avventura）生まれ、それが名の由来です。板に鋳て、0.5 mmに切り出します。\n\n36 mmケース、スムースベゼル、ローズゴールドPVD、ブラックレザー。",
    },
    parts: { caseColor: "CAS-SM-rg", strapColor: "BL" },
    configuratorDial: "DI",
    related: ["DIPILI", "DIHO", "DIPIME"],
  }),
  stone({
    code: "DIPIRU",
    sku: "DI-PIRU",
    price: 52_000,
    stage: "rosee",
    color: "rouge",
    name: {
      fr: "Distinction Rubis",
      en: "Distinction Ruby",
      es: "Distinction Rubí",
      jp: "ディスティンクション ルビー",
    },
    tagline: {
      fr: "Le vingt-cinquième rubis se voit de face",
      en: "The twenty-fifth jewel faces you",
      es: "El vigésimo quinto rubí se ve de frente",
      jp: "25個目の石は、正面から見えます",
    },
    description: {
      fr: "Le mouvement tourne déjà sur 24 rubis, trop petits pour se faire remarquer. Le cadran en est un de plus, taillé dans la masse : cramoisi, soyeux, avec ses inclusions.\n\nÀ 9 sur l’échelle de Mohs, il use la scie plus vite que la scie ne l’use : comptez une journée par tranche.\n\nBoîtier de 36 mm, lunette cannelée, or rose PVD, cuir rouge.",
      en: "The movement already runs on 24 jewels, too small to draw attention. The dial is one more, cut from the solid: crimson, silky, inclusions and all.\n\nAt 9 on the Mohs scale it wears the saw faster than the saw wears it: allow a day per slice.\n\nA 36 mm case, fluted bezel, rose gold PVD, red leather.",
      es: "El movimiento ya gira sobre 24 rubíes, demasiado pequeños para llamar la atención. La esfera es uno más, tallado de una sola pieza: carmesí, sedoso, con sus inclusiones.\n\nCon un 9 en la escala de Mohs, gasta la sierra antes de que la sierra lo gaste: calcula un día por lámina.\n\nCaja de 36 mm, bisel estriado, oro rosa PVD, cuero rojo.",
      jp: "ムーブメントはすでに、目立たないほど小さな24石で動いています。文字盤はもう一つの石。深紅で、絹のような光沢と内包物があります。\n\nモース硬度9。石より先に鋸が減るため、一枚切るのに一日かかります。\n\n36 mmケース、フルーテッドベゼル、ローズゴールドPVD、レッドレザー。",
    },
    parts: { caseType: "FL", caseColor: "CAS-FL-rg", strapColor: "RE" },
    configuratorDial: "DI-PI",
    related: ["DI05", "DIPIMM", "DIPIME"],
  }),
];
