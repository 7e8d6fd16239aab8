import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** How the Distinction line is made; what it costs and the way to buy it stand at /montres/distinction. */
export const page: SeedPage = {
  slug: "collections/distinction",
  title: inFour(
    "Distinction, la ligne d’acier",
    "Distinction, the steel line",
    "Distinction, la línea de acero",
    "ディスティンクション、スティールのライン",
  ),
  description: inFour(
    "Un chanfrein de 1,05 mm, douze index à cinq facettes, deux diamètres : comment la ligne Distinction est dessinée.",
    "A 1.05 mm chamfer, twelve markers with five facets, two diameters: how the Distinction line is drawn.",
    "Un chaflán de 1,05 mm, doce índices de cinco facetas, dos diámetros: cómo se dibuja la línea Distinction.",
    "1.05 mmの面取り、5面をもつ12のインデックス、二つの直径。ディスティンクションの設計です。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "L’acier, quand il fait sombre.",
        "Steel, when it’s dark.",
        "El acero, cuando oscurece.",
        "暗がりのスティール。",
      ),
      text: inFour(
        "En plein jour, toutes les montres brillent. Nous avons dessiné celle-ci pour six heures du soir, en novembre.",
        "In full daylight every watch shines. We drew this one for six in the evening, in November.",
        "A pleno día brillan todos los relojes. Este lo dibujamos para las seis de la tarde, en noviembre.",
        "昼の光なら、どんな時計も輝きます。これは11月の夕方6時のために描いた時計です。",
      ),
      link: {
        label: inFour("Voir les montres", "See the watches", "Ver los relojes", "時計を見る"),
        href: "/montres/distinction",
      },
      illustration: { scene: "hero-distinction", watch: "DI03", stage: "givre" },
    },
    {
      blockType: "figures",
      title: inFour(
        "Une affaire de dixièmes.",
        "A matter of tenths.",
        "Cuestión de décimas.",
        "コンマ1ミリの話。",
      ),
      text: inFour(
        "Le boîtier tient en quatre mesures. Changez-en une, et c’est une autre montre.",
        "The case comes down to four measurements. Change one and it’s another watch.",
        "La caja cabe en cuatro medidas. Cambia una y es otro reloj.",
        "ケースは四つの寸法で決まります。一つ変われば、別の時計です。",
      ),
      figures: [
        {
          value: "1,05",
          unit: inFour("mm", "mm", "mm", "mm"),
          label: inFour("Chanfrein", "Chamfer", "Chaflán", "面取り"),
        },
        {
          value: "11,8",
          unit: inFour("mm", "mm", "mm", "mm"),
          label: inFour("Épaisseur", "Thickness", "Grosor", "厚さ"),
        },
        {
          value: "5",
          label: inFour("Facettes par index", "Facets per marker", "Facetas por índice", "インデックスの面"),
        },
        {
          value: "2",
          label: inFour("Diamètres", "Diameters", "Diámetros", "サイズ"),
        },
      ],
      illustration: { scene: "macro-crown", watch: "DI01", stage: "givre" },
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Un trait de lumière d’un millimètre.",
        "A line of light, one millimetre wide.",
        "Un trazo de luz de un milímetro.",
        "幅1ミリの、光の線。",
      ),
      text: inFour(
        "Les cornes sont brossées, les flancs polis. Entre les deux court un chanfrein de 1,05 mm qui prend la lumière quand il n’y en a presque plus : à 0,8 il disparaissait, à 1,3 il ne voyait plus que lui.\n\nC’est lui qui dessine la montre le soir. Le reste attend le matin.",
        "The lugs are brushed, the flanks polished. Between them runs a 1.05 mm chamfer that catches light when there’s hardly any left: at 0.8 it vanished, at 1.3 you saw nothing else.\n\nIt draws the watch in the evening. The rest waits for morning.",
        "Las asas están cepilladas, los flancos pulidos. Entre ambos corre un chaflán de 1,05 mm que toma la luz cuando casi no queda: con 0,8 desaparecía, con 1,3 no se veía otra cosa.\n\nÉl dibuja el reloj por la tarde. El resto espera a la mañana.",
        "ラグはヘアライン、側面は鏡面。そのあいだを走る1.05 mmの面取りが、わずかな光を拾います。0.8では見えず、1.3ではそこしか見えませんでした。\n\n夕方の時計を描くのは、この線です。ほかは朝を待ちます。",
      ),
      illustration: { watch: "DI03", stage: "givre" },
      side: "left",
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Douze index, soixante facettes.",
        "Twelve markers, sixty facets.",
        "Doce índices, sesenta facetas.",
        "12のインデックス、60の面。",
      ),
      text: inFour(
        "Chaque index a cinq facettes et deux pieds, glissés dans des trous percés au centième. Ils sont posés à la main, puis contrôlés à la loupe : au-delà d’un dixième d’écart, on recommence.\n\nLe cadran est soleillé depuis son centre. Il change donc de couleur quand vous changez d’avis.",
        "Each marker has five facets and two feet, slipped into holes drilled to the hundredth. They’re set by hand, then checked with a loupe: more than a tenth out, and we start again.\n\nThe dial is brushed in rays from its centre. It changes colour whenever you change your mind.",
        "Cada índice tiene cinco facetas y dos pies, metidos en agujeros taladrados a la centésima. Se colocan a mano y se revisan con lupa: si se desvían más de una décima, se empieza de nuevo.\n\nLa esfera está soleada desde el centro. Cambia de color cada vez que tú cambias de idea.",
        "一つのインデックスに5つの面と2本の脚。100分の1ミリで開けた穴に差し込みます。手作業で植え、ルーペで確認し、0.1 mmを超えればやり直しです。\n\n文字盤は中心から放射状に磨いています。気が変わるたびに、色も変わります。",
      ),
      illustration: { scene: "macro-dial", watch: "DI02", stage: "brume" },
      side: "right",
    },
    {
      blockType: "comparison",
      title: inFour("36 ou 40.", "36 or 40.", "36 o 40.", "36か、40か。"),
      text: inFour(
        "Le même dessin à deux échelles. Quatre millimètres, c’est 23 % de surface en plus.",
        "The same drawing at two scales. Four millimetres make 23% more surface.",
        "El mismo dibujo a dos escalas. Cuatro milímetros son un 23 % más de superficie.",
        "同じ設計を二つの縮尺で。4ミリの差は、面積で23%です。",
      ),
      columns: [inFour("36 mm", "36 mm", "36 mm", "36 mm"), inFour("40 mm", "40 mm", "40 mm", "40 mm")],
      rows: [
        {
          label: inFour("De corne à corne", "Lug to lug", "De asa a asa", "ラグからラグまで"),
          values: [
            inFour("42,8 mm", "42.8 mm", "42,8 mm", "42.8 mm"),
            inFour("47,5 mm", "47.5 mm", "47,5 mm", "47.5 mm"),
          ],
        },
        {
          label: inFour("Entre les cornes", "Between the lugs", "Entre asas", "ラグ幅"),
          values: [inFour("18 mm", "18 mm", "18 mm", "18 mm"), inFour("20 mm", "20 mm", "20 mm", "20 mm")],
        },
        {
          label: inFour("Pour un poignet", "For a wrist of", "Para una muñeca", "手首まわり"),
          values: [
            inFour("de 14 à 17 cm", "14 to 17 cm", "de 14 a 17 cm", "14〜17 cm"),
            inFour("dès 16,5 cm", "16.5 cm and up", "desde 16,5 cm", "16.5 cm以上"),
          ],
        },
      ],
    },
    {
      blockType: "rail",
      title: inFour(
        "La ligne Distinction",
        "The Distinction line",
        "La línea Distinction",
        "ディスティンクションのライン",
      ),
      watches: ["DI01", "DI02", "DI03", "DIBU01"],
      link: {
        label: inFour("Prix et tailles", "Prices and sizes", "Precios y tallas", "価格とサイズ"),
        href: "/montres/distinction",
      },
    },
  ],
};
