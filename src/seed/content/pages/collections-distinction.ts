import type { SeedPage } from "@/src/seed/content/seed-page";

/** How the Distinction line is made; what it costs and the way to buy it stand at /montres/distinction. */
export const page: SeedPage = {
  slug: "collections/distinction",
  title: {
    fr: "Distinction, la ligne d’acier",
    en: "Distinction, the steel line",
    es: "Distinction, la línea de acero",
    jp: "ディスティンクション、スティールのライン",
  },
  description: {
    fr: "Un chanfrein de 1,05 mm, douze index à cinq facettes, deux diamètres : comment la ligne Distinction est dessinée.",
    en: "A 1.05 mm chamfer, twelve markers with five facets, two diameters: how the Distinction line is designed.",
    es: "Un chaflán de 1,05 mm, doce índices de cinco facetas, dos diámetros: cómo se diseña la línea Distinction.",
    jp: "1.05 mmの面取り、5面をもつ12のインデックス、二つの直径。ディスティンクションの設計です。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "L’acier, quand il fait sombre.",
        en: "Steel, when it’s dark.",
        es: "El acero, cuando oscurece.",
        jp: "暗がりのスティール。",
      },
      text: {
        fr: "En plein jour, toutes les montres brillent. Nous avons dessiné celle-ci pour six heures du soir, en novembre.",
        en: "In full daylight every watch shines. We designed this one for six in the evening, in November.",
        es: "A plena luz del día brillan todos los relojes. Este lo diseñamos para las seis de la tarde, en noviembre.",
        jp: "昼の光なら、どんな時計も輝きます。これは11月の夕方6時のために描いた時計です。",
      },
      link: {
        label: { fr: "Voir les montres", en: "See the watches", es: "Ver los relojes", jp: "時計を見る" },
        href: "/montres/distinction",
      },
      illustration: { scene: "hero-distinction", watch: "DI03", stage: "givre" },
    },
    {
      blockType: "figures",
      title: {
        fr: "Une affaire de dixièmes.",
        en: "A matter of tenths.",
        es: "Cuestión de décimas.",
        jp: "コンマ1ミリの話。",
      },
      text: {
        fr: "Le boîtier tient en quatre mesures. Changez-en une, et c’est une autre montre.",
        en: "The case comes down to four measurements. Change one and it’s a different watch.",
        es: "La caja se resume en cuatro medidas. Cambia una y es otro reloj.",
        jp: "ケースは四つの寸法で決まります。一つ変われば、別の時計です。",
      },
      figures: [
        {
          value: "1,05",
          unit: { fr: "mm", en: "mm", es: "mm", jp: "mm" },
          label: { fr: "Chanfrein", en: "Chamfer", es: "Chaflán", jp: "面取り" },
        },
        {
          value: "11,8",
          unit: { fr: "mm", en: "mm", es: "mm", jp: "mm" },
          label: { fr: "Épaisseur", en: "Thickness", es: "Grosor", jp: "厚さ" },
        },
        {
          value: "5",
          label: {
            fr: "Facettes par index",
            en: "Facets per marker",
            es: "Facetas por índice",
            jp: "インデックス一つの面数",
          },
        },
        {
          value: "2",
          label: { fr: "Diamètres", en: "Diameters", es: "Diámetros", jp: "サイズ" },
        },
      ],
      illustration: { scene: "macro-crown", watch: "DI01", stage: "givre" },
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Un trait de lumière d’un millimètre.",
        en: "A line of light, one millimetre wide.",
        es: "Un trazo de luz de un milímetro.",
        jp: "幅1ミリの、光の線。",
      },
      text: {
        fr: "Les cornes sont brossées, les flancs polis. Entre les deux court un chanfrein de 1,05 mm qui prend la lumière quand il n’y en a presque plus : à 0,8 il disparaissait, à 1,3 on ne voyait plus que lui.\n\nC’est lui qui dessine la montre le soir. Le reste attend le matin.",
        en: "The lugs are brushed, the flanks polished. Between them runs a 1.05 mm chamfer that catches light when there’s hardly any left: at 0.8 it vanished, at 1.3 you saw nothing else.\n\nIt outlines the watch in the evening. The rest waits for morning.",
        es: "Las asas están cepilladas, los flancos pulidos. Entre ambos corre un chaflán de 1,05 mm que recoge la luz cuando casi no queda: con 0,8 desaparecía, con 1,3 no se veía otra cosa.\n\nEs el chaflán el que dibuja el reloj al anochecer. El resto espera a la mañana.",
        jp: "ラグはヘアライン、側面は鏡面。そのあいだを走る1.05 mmの面取りが、わずかな光を拾います。0.8では見えず、1.3ではそこしか見えませんでした。\n\n夕方の時計を描くのは、この線です。ほかは朝を待ちます。",
      },
      illustration: { watch: "DI03", stage: "givre" },
      side: "left",
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Douze index, soixante facettes.",
        en: "Twelve markers, sixty facets.",
        es: "Doce índices, sesenta facetas.",
        jp: "12のインデックス、60の面。",
      },
      text: {
        fr: "Chaque index a cinq facettes et deux pieds, glissés dans des trous percés au centième de millimètre. Ils sont posés à la main, puis contrôlés à la loupe : au-delà d’un dixième de millimètre d’écart, on recommence.\n\nLe cadran est soleillé depuis son centre. Il change donc de couleur quand le poignet tourne.",
        en: "Each marker has five facets and two feet, slipped into holes drilled to a hundredth of a millimetre. They’re set by hand, then checked with a loupe: more than a tenth of a millimetre out, and we start again.\n\nThe dial is brushed in rays from its centre, so it changes colour as your wrist turns.",
        es: "Cada índice tiene cinco facetas y dos pies, encajados en agujeros taladrados a la centésima de milímetro. Se colocan a mano y se revisan con lupa: si se desvían más de una décima de milímetro, se empieza de nuevo.\n\nLa esfera lleva un efecto sol desde el centro. Por eso cambia de color cuando gira la muñeca.",
        jp: "一つのインデックスに五つの面と二本の足。100分の1 mmの精度で開けた穴に差し込みます。手作業で植え、ルーペで確認し、0.1 mmを超えればやり直しです。\n\n文字盤は中心から放射状に磨いています。そのため、手首を返すたびに色が変わります。",
      },
      illustration: { scene: "macro-dial", watch: "DI02", stage: "brume" },
      side: "right",
    },
    {
      blockType: "comparison",
      title: { fr: "36 ou 40.", en: "36 or 40.", es: "36 o 40.", jp: "36か、40か。" },
      text: {
        fr: "Le même dessin à deux échelles. Quatre millimètres, c’est 23 % de surface en plus.",
        en: "The same design at two scales. Four millimetres mean 23% more area.",
        es: "El mismo diseño a dos escalas. Cuatro milímetros son un 23 % más de superficie.",
        jp: "同じ設計を二つの縮尺で。4 mmの差は、面積で23%です。",
      },
      columns: [
        { fr: "36 mm", en: "36 mm", es: "36 mm", jp: "36 mm" },
        { fr: "40 mm", en: "40 mm", es: "40 mm", jp: "40 mm" },
      ],
      rows: [
        {
          label: { fr: "De corne à corne", en: "Lug to lug", es: "De asa a asa", jp: "ラグからラグまで" },
          values: [
            { fr: "42,8 mm", en: "42.8 mm", es: "42,8 mm", jp: "42.8 mm" },
            { fr: "47,5 mm", en: "47.5 mm", es: "47,5 mm", jp: "47.5 mm" },
          ],
        },
        {
          label: { fr: "Entrecorne", en: "Lug width", es: "Entre asas", jp: "ラグ幅" },
          values: [
            { fr: "18 mm", en: "18 mm", es: "18 mm", jp: "18 mm" },
            { fr: "20 mm", en: "20 mm", es: "20 mm", jp: "20 mm" },
          ],
        },
        {
          label: { fr: "Pour un poignet", en: "Wrist size", es: "Para una muñeca", jp: "手首まわり" },
          values: [
            { fr: "de 14 à 17 cm", en: "14 to 17 cm", es: "de 14 a 17 cm", jp: "14〜17 cm" },
            { fr: "dès 16,5 cm", en: "from 16.5 cm", es: "desde 16,5 cm", jp: "16.5 cm以上" },
          ],
        },
      ],
    },
    {
      blockType: "rail",
      title: {
        fr: "La ligne Distinction",
        en: "The Distinction line",
        es: "La línea Distinction",
        jp: "ディスティンクションのライン",
      },
      watches: ["DI01", "DI02", "DI03", "DIBU01"],
      link: {
        label: { fr: "Prix et tailles", en: "Prices and sizes", es: "Precios y tamaños", jp: "価格とサイズ" },
        href: "/montres/distinction",
      },
    },
  ],
};
