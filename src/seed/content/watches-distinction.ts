import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedWatch } from "./seed-watch";

/** Steel, sunburst dials, faceted markers; two sizes. */
export const distinction: readonly SeedWatch[] = [
  {
    code: "DI01",
    line: "distinction",
    path: "/montres/distinction/DI01",
    stage: "givre",
    color: "argent",
    name: inFour("Distinction 01", "Distinction 01", "Distinction 01", "ディスティンクション 01"),
    tagline: inFour(
      "Argent soleillé, bracelet Jubilé",
      "Silver sunburst, Jubilee bracelet",
      "Plata soleado, brazalete Jubilé",
      "シルバーサンレイ、ジュビリーブレスレット",
    ),
    description: inFour(
      "Un cadran argent brossé en rayons depuis son centre : il est blanc le matin, gris l’après-midi, et presque or sous une lampe.\n\nLes douze index ont cinq facettes chacun. Ils sont posés à la main, puis contrôlés à la loupe : au-delà d’un dixième de millimètre, on recommence.\n\nEn 36 ou 40 mm, sur un bracelet Jubilé à cinq rangs qui plie comme une étoffe.",
      "A silver dial brushed in rays from its centre: white in the morning, grey in the afternoon, close to gold under a lamp.\n\nEach of the twelve markers has five facets. They’re set by hand, then checked with a loupe: more than a tenth of a millimetre off, and we start again.\n\nIn 36 or 40 mm, on a five-row Jubilee bracelet that bends like cloth.",
      "Una esfera plata cepillada en rayos desde el centro: blanca por la mañana, gris por la tarde, casi dorada bajo una lámpara.\n\nCada uno de los doce índices tiene cinco facetas. Se colocan a mano y se revisan con lupa: si se desvían más de una décima de milímetro, se empieza de nuevo.\n\nEn 36 o 40 mm, con un brazalete Jubilé de cinco filas que cae como una tela.",
      "中心から放射状に磨いたシルバーの文字盤。朝は白く、午後は灰色に、灯りの下では金色に近く見えます。\n\n12のインデックスはそれぞれ5つの面をもちます。手作業で植え、ルーペで確認し、0.1 mmを超えるずれがあればやり直します。\n\n36 mmと40 mm。布のようにしなる5連のジュビリーブレスレットです。",
    ),
    parts: { dial: "DI01", strapStyle: "JU", strapColor: "si" },
    configuratorDial: "DI",
    related: ["DI03", "DI02", "RE1070"],
    products: [
      { sku: "DI0136", diameter: 36, price: 31_000 },
      { sku: "DI0140", diameter: 40, price: 31_000 },
    ],
    weight: 128,
  },
  {
    code: "DI02",
    line: "distinction",
    path: "/montres/distinction/DI02",
    stage: "brume",
    color: "vert",
    name: inFour("Distinction 02", "Distinction 02", "Distinction 02", "ディスティンクション 02"),
    tagline: inFour(
      "Vert profond, acier et or jaune",
      "Deep green, steel and yellow gold",
      "Verde profundo, acero y oro amarillo",
      "ディープグリーン、スティールとイエローゴールド",
    ),
    description: inFour(
      "Presque noir au bureau, bouteille en terrasse : le vert de la 02 est le plus sombre que nous sachions faire sans qu’il cesse d’être vert.\n\nLes index dorés répondent à la lunette et aux maillons du centre, en acier revêtu d’or jaune par PVD, une couche de 0,8 micron plus dure que l’or lui-même.\n\nEn 36 ou 40 mm, sur un bracelet Oyster assorti.",
      "Nearly black at the desk, bottle green on a terrace: the 02’s green is the darkest we can make while it still counts as green.\n\nGilt markers answer the bezel and centre links, steel coated in yellow gold by PVD, a 0.8 micron layer that is harder than gold itself.\n\nIn 36 or 40 mm, on a matching Oyster bracelet.",
      "Casi negro en el despacho, botella en la terraza: el verde del 02 es el más oscuro que sabemos hacer sin que deje de ser verde.\n\nLos índices dorados responden al bisel y a los eslabones centrales, de acero recubierto de oro amarillo por PVD, una capa de 0,8 micras más dura que el propio oro.\n\nEn 36 o 40 mm, con un brazalete Oyster a juego.",
      "室内ではほとんど黒、屋外では瓶の緑。02の緑は、緑と呼べるぎりぎりまで深くしました。\n\n金色のインデックスが、ベゼルと中央リンクに呼応します。スティールにイエローゴールドをPVDで施した層は0.8ミクロン、金そのものより硬い仕上げです。\n\n36 mmと40 mm。同じ配色のオイスターブレスレットです。",
    ),
    parts: {
      dial: "DI02",
      caseColor: "CAS-SM-sigl",
      hands: "HAN-DIS-GL",
      strapStyle: "OY",
      strapColor: "sigl",
    },
    configuratorDial: "DI-GR",
    related: ["DI01", "DI03", "DIPIMM"],
    products: [
      { sku: "DI0236", diameter: 36, price: 31_000 },
      { sku: "DI0240", diameter: 40, price: 31_000 },
    ],
    weight: 134,
  },
  {
    code: "DI03",
    line: "distinction",
    path: "/montres/distinction/DI03",
    stage: "givre",
    color: "gris",
    name: inFour("Distinction 03", "Distinction 03", "Distinction 03", "ディスティンクション 03"),
    tagline: inFour(
      "Ardoise soleillé, bracelet Oyster",
      "Slate sunburst, Oyster bracelet",
      "Pizarra soleado, brazalete Oyster",
      "スレートサンレイ、オイスターブレスレット",
    ),
    description: inFour(
      "L’ardoise est la couleur d’un toit après la pluie. Ici elle est soleillée : à plat elle est grise, inclinée de dix degrés elle s’éclaire d’un trait.\n\nAcier brossé sur les cornes, poli sur les flancs, chanfrein de 1,05 mm entre les deux. C’est lui qui dessine la montre quand la lumière baisse.\n\nEn 36 ou 40 mm. Celle que l’on met sans y penser, et que l’on garde pour la même raison.",
      "Slate is the colour of a roof after rain. Here it’s sunburst: flat, it’s grey; tilt it ten degrees and a line of light crosses it.\n\nBrushed steel on the lugs, polished on the flanks, a 1.05 mm chamfer between them. That chamfer draws the watch when the light goes.\n\nIn 36 or 40 mm. The one you put on without thinking, and keep for the same reason.",
      "La pizarra es el color de un tejado después de llover. Aquí es soleada: plana es gris; inclínala diez grados y la cruza una línea de luz.\n\nAcero cepillado en las asas, pulido en los flancos y un bisel de 1,05 mm entre ambos. Es él quien dibuja el reloj cuando baja la luz.\n\nEn 36 o 40 mm. El que te pones sin pensar, y conservas por la misma razón.",
      "スレートは、雨上がりの屋根の色です。サンレイ仕上げなので、正面からは灰色、10度傾けると一筋の光が走ります。\n\nラグはヘアライン、側面は鏡面、そのあいだに1.05 mmの面取り。暗いところで時計の輪郭を描くのは、この面です。\n\n36 mmと40 mm。考えずに着けて、同じ理由で手放さない一本です。",
    ),
    parts: { dial: "DI03" },
    configuratorDial: "DI",
    related: ["DI01", "DI02", "DIHO"],
    products: [
      { sku: "DI0336", diameter: 36, price: 31_000 },
      { sku: "DI0340", diameter: 40, price: 31_000 },
    ],
    weight: 131,
  },
];
