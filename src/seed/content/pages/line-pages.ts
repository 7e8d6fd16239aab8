import type { SeedPage } from "@/src/seed/content/seed-page";

const story = {
  fr: "Comment elle est faite",
  en: "How it’s made",
  es: "Cómo está hecho",
  jp: "つくり方を読む",
};

/** The page of each line; the route adds its watches after the first block. */
export const linePages: readonly SeedPage[] = [
  {
    slug: "montres/distinction",
    title: {
      fr: "Montres Distinction, acier, 36 et 40 mm",
      en: "Distinction watches in steel, 36 and 40 mm",
      es: "Relojes Distinction de acero, 36 y 40 mm",
      jp: "ディスティンクション、スティールの36 mmと40 mm",
    },
    description: {
      fr: "Acier brossé et poli, index facettés, calibre NH35, en 36 ou 40 mm.",
      en: "Brushed and polished steel, faceted markers, NH35 calibre, in 36 or 40 mm.",
      es: "Acero cepillado y pulido, índices facetados, calibre NH35, en 36 o 40 mm.",
      jp: "ヘアラインと鏡面のスティール、ファセットインデックス、NH35、36 mmと40 mm。",
    },
    blocks: [
      {
        blockType: "text",
        title: { fr: "Distinction", en: "Distinction", es: "Distinction", jp: "ディスティンクション" },
        text: {
          fr: "Acier brossé, index facettés, chanfrein de 1,05 mm. Celle que l’on garde au poignet.",
          en: "Brushed steel, faceted markers, a 1.05 mm chamfer. The one that stays on your wrist.",
          es: "Acero cepillado, índices facetados, chaflán de 1,05 mm. El que se queda en la muñeca.",
          jp: "ヘアラインのスティール、ファセットインデックス、1.05 mmの面取り。着けたままにしたくなる一本です。",
        },
      },
      {
        blockType: "picture-text",
        title: {
          fr: "Dessinée pour six heures du soir.",
          en: "Designed for six in the evening.",
          es: "Diseñado para las seis de la tarde.",
          jp: "夕方6時のための設計。",
        },
        text: {
          fr: "Quatre mesures, soixante facettes, un trait de lumière d’un millimètre : ce que l’on ne voit pas sur une fiche.",
          en: "Four measurements, sixty facets, a line of light one millimetre wide: what a data sheet doesn’t show.",
          es: "Cuatro medidas, sesenta facetas, un trazo de luz de un milímetro: lo que no se ve en una ficha.",
          jp: "四つの寸法、60の面、幅1ミリの光の線。仕様書では見えないことを。",
        },
        link: { label: story, href: "/collections/distinction" },
        illustration: { scene: "hero-distinction", watch: "DI02", stage: "givre" },
        side: "left",
      },
    ],
  },
  {
    slug: "montres/distinction-rose",
    title: {
      fr: "Montres Distinction Rose, or rose PVD et pierres",
      en: "Distinction Rose watches, rose gold PVD and stone",
      es: "Relojes Distinction Rose, oro rosa PVD y piedras",
      jp: "ディスティンクション ローズ、ローズゴールドPVDと石の文字盤",
    },
    description: {
      fr: "Or rose PVD et cadrans sciés dans la masse : météorite, malachite, lapis, verre d’aventurine, rubis.",
      en: "Rose gold PVD and dials sawn from the solid: meteorite, malachite, lapis, aventurine glass, ruby.",
      es: "Oro rosa PVD y esferas cortadas de una sola pieza: meteorito, malaquita, lapislázuli, vidrio aventurina, rubí.",
      jp: "ローズゴールドPVDと、素材から切り出した文字盤。メテオライト、マラカイト、ラピスラズリ、アベンチュリンガラス、ルビー。",
    },
    blocks: [
      {
        blockType: "text",
        title: {
          fr: "Distinction Rose",
          en: "Distinction Rose",
          es: "Distinction Rose",
          jp: "ディスティンクション ローズ",
        },
        text: {
          fr: "Le même acier, couleur de soleil bas. Sous le verre, un bordeaux et cinq pierres sciées à un demi-millimètre ou moins.",
          en: "The same steel, the colour of a low sun. Under the crystal, a burgundy dial and five stones sawn to half a millimetre or less.",
          es: "El mismo acero, del color del sol bajo. Bajo el cristal, un burdeos y cinco piedras cortadas a medio milímetro o menos.",
          jp: "同じスティールを、傾いた陽の色に。風防の下には、バーガンディと、0.5 mm以下に切った五つの石があります。",
        },
      },
      {
        blockType: "picture-text",
        title: {
          fr: "De la pierre au cadran.",
          en: "From stone to dial.",
          es: "De la piedra a la esfera.",
          jp: "石から文字盤へ。",
        },
        text: {
          fr: "D’où viennent les couleurs, ce qui casse à la scie, et pourquoi un cadran de pierre se prépare à la commande.",
          en: "Where the colours come from, what snaps under the saw, and why a stone dial is prepared to order.",
          es: "De dónde vienen los colores, qué se rompe en la sierra y por qué una esfera de piedra se prepara por encargo.",
          jp: "色の由来、切断中に割れる石、そして石の文字盤を受注製作にする理由。",
        },
        link: { label: story, href: "/collections/distinction/rose" },
        illustration: { scene: "hero-rose", watch: "DIPIMM", stage: "rosee" },
        side: "left",
      },
      {
        blockType: "call-to-action",
        title: {
          fr: "La prochaine série.",
          en: "The next run.",
          es: "La próxima serie.",
          jp: "次のシリーズ。",
        },
        text: {
          fr: "Un bloc de pierre donne quelques cadrans. Les inscrits choisissent le leur avant les autres, sans rien payer ni promettre.",
          en: "A block of stone yields a few dials. Those who register choose theirs before anyone else, with nothing to pay or promise.",
          es: "Un bloque de piedra da unas pocas esferas. Quien se inscribe elige la suya antes que los demás, sin pagar ni prometer nada.",
          jp: "一つの原石から取れる文字盤は、数枚だけ。ご登録の方から先にお選びいただけます。お支払いも、ご購入のお約束も要りません。",
        },
        link: {
          label: {
            fr: "S’inscrire à la prochaine série",
            en: "Register for the next run",
            es: "Inscribirme en la próxima serie",
            jp: "次のシリーズに登録する",
          },
          href: "/precommande-collection-rose",
        },
      },
    ],
  },
  {
    slug: "montres/distinction-horizon",
    title: { fr: "Horizon", en: "Horizon", es: "Horizon", jp: "ホライゾン" },
    description: {
      fr: "Un cadran coupé en deux comme la mer le soir, boîtier d’acier de 40 mm.",
      en: "A dial cut in two like the sea at dusk, in a 40 mm steel case.",
      es: "Una esfera partida en dos como el mar al anochecer, en una caja de acero de 40 mm.",
      jp: "夕暮れの海のように二つに分かれた文字盤、40 mmのスティールケース。",
    },
    blocks: [
      {
        blockType: "text",
        title: { fr: "Horizon", en: "Horizon", es: "Horizon", jp: "ホライゾン" },
        text: {
          fr: "Un cadran coupé en deux, comme la mer un soir de décembre.",
          en: "A dial cut in two, like the sea on a December evening.",
          es: "Una esfera partida en dos, como el mar una tarde de diciembre.",
          jp: "12月の夕暮れの海のように、二つに分かれた文字盤です。",
        },
      },
    ],
  },
];
