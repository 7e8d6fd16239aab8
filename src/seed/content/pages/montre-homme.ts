import type { SeedPage } from "@/src/seed/content/seed-page";

/** For who searches a men's watch: how to choose, then a ranked selection with its reasons. */
export const page: SeedPage = {
  slug: "montre-homme",
  title: {
    fr: "Montre homme : choisir au millimètre",
    en: "Men’s watches, chosen by the millimetre",
    es: "Reloj de hombre: elegir al milímetro",
    jp: "メンズの時計、ミリ単位の選び方",
  },
  description: {
    fr: "Un poignet se mesure, un goût ne se discute pas : cinq montres automatiques de 36 et 40 mm, classées avec leurs raisons.",
    en: "A wrist can be measured, a taste can’t be argued with: five automatic watches of 36 and 40 mm, ranked with reasons.",
    es: "Una muñeca se mide, un gusto no se discute: cinco relojes automáticos de 36 y 40 mm, ordenados con sus razones.",
    jp: "手首は測れますが、好みに優劣はありません。36 mmと40 mmの自動巻き5本を、理由とともにおすすめ順に並べました。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Pour les poignets qui ont un propriétaire.",
        en: "For wrists with an owner.",
        es: "Para muñecas con dueño.",
        jp: "手首の持ち主なら、どなたにも。",
      },
      text: {
        fr: "Une montre ne sait pas qui la porte. Elle sait son diamètre, son poids et l’heure. Nous avons classé les nôtres d’après cela.",
        en: "A watch doesn’t know who wears it. It knows its diameter, its weight and the time. We ranked ours by those.",
        es: "Un reloj no sabe quién lo lleva. Conoce su diámetro, su peso y la hora. Hemos ordenado los nuestros según eso.",
        jp: "時計は、誰が着けているかを知りません。知っているのは直径と重さと時刻。それで順位をつけました。",
      },
      link: {
        label: {
          fr: "Voir les 40 mm",
          en: "See the 40 mm watches",
          es: "Ver los de 40 mm",
          jp: "40 mmを見る",
        },
        href: "/montres?diametre=40",
      },
      illustration: { scene: "hero-horizon", watch: "DIHO", stage: "brume" },
    },
    {
      blockType: "rail",
      title: {
        fr: "Notre classement.",
        en: "Our ranking.",
        es: "Nuestra clasificación.",
        jp: "私たちのおすすめ順。",
      },
      watches: ["DI03", "DIHO", "DI02", "DI05", "RE1070"],
      link: {
        label: { fr: "Toutes les montres", en: "All watches", es: "Todos los relojes", jp: "すべての時計" },
        href: "/montres",
      },
    },
    {
      blockType: "comparison",
      title: { fr: "Et pourquoi.", en: "And why.", es: "Y por qué.", jp: "その理由。" },
      text: {
        fr: "De la plus facile à porter tous les jours à la plus difficile à quitter.",
        en: "From the easiest to wear every day to the hardest to take off.",
        es: "Del más fácil de llevar a diario al más difícil de quitarse.",
        jp: "毎日着けやすいものから、外しがたいものへ。",
      },
      columns: [
        { fr: "Pour", en: "For", es: "A favor", jp: "長所" },
        { fr: "Contre", en: "Against", es: "En contra", jp: "短所" },
        { fr: "Diamètre", en: "Diameter", es: "Diámetro", jp: "直径" },
        { fr: "Poids", en: "Weight", es: "Peso", jp: "重さ" },
      ],
      rows: [
        {
          label: {
            fr: "1. Distinction 03",
            en: "1. Distinction 03",
            es: "1. Distinction 03",
            jp: "1. ディスティンクション 03",
          },
          values: [
            {
              fr: "Va avec tout, y compris la pluie",
              en: "Goes with everything, rain included",
              es: "Va con todo, lluvia incluida",
              jp: "何にでも合います。雨にも",
            },
            {
              fr: "On ne la remarque pas tout de suite",
              en: "Nobody notices it at first",
              es: "Al principio pasa desapercibido",
              jp: "すぐには気づかれません",
            },
            { fr: "36 ou 40 mm", en: "36 or 40 mm", es: "36 o 40 mm", jp: "36 mm、40 mm" },
            { fr: "106 ou 131 g", en: "106 or 131 g", es: "106 o 131 g", jp: "106 g、131 g" },
          ],
        },
        {
          label: { fr: "2. Horizon", en: "2. Horizon", es: "2. Horizon", jp: "2. ホライゾン" },
          values: [
            {
              fr: "Un cadran que l’on peut regarder sans lire l’heure",
              en: "A dial you can look at without reading the time",
              es: "Una esfera que se puede mirar sin leer la hora",
              jp: "時刻を読まずに眺められる文字盤",
            },
            {
              fr: "Le cuir craint l’eau que le cadran promet",
              en: "The leather fears the water the dial promises",
              es: "El cuero teme el agua que promete la esfera",
              jp: "文字盤は海でも、革は水が苦手です",
            },
            { fr: "40 mm", en: "40 mm", es: "40 mm", jp: "40 mm" },
            { fr: "73 g", en: "73 g", es: "73 g", jp: "73 g" },
          ],
        },
        {
          label: {
            fr: "3. Distinction 02",
            en: "3. Distinction 02",
            es: "3. Distinction 02",
            jp: "3. ディスティンクション 02",
          },
          values: [
            {
              fr: "Le vert passe pour du noir au bureau",
              en: "The green passes for black at the office",
              es: "El verde pasa por negro en la oficina",
              jp: "職場では、緑が黒に見えます",
            },
            {
              fr: "Deux tons : il faut les assumer",
              en: "Two-tone: you have to mean it",
              es: "Bicolor: hay que asumirlo",
              jp: "コンビには覚悟が要ります",
            },
            { fr: "36 ou 40 mm", en: "36 or 40 mm", es: "36 o 40 mm", jp: "36 mm、40 mm" },
            { fr: "109 ou 134 g", en: "109 or 134 g", es: "109 o 134 g", jp: "109 g、134 g" },
          ],
        },
        {
          label: {
            fr: "4. Distinction 05",
            en: "4. Distinction 05",
            es: "4. Distinction 05",
            jp: "4. ディスティンクション 05",
          },
          values: [
            {
              fr: "96 cannelures et un bordeaux",
              en: "96 flutes and a burgundy dial",
              es: "96 estrías y un burdeos",
              jp: "96本の溝とバーガンディ",
            },
            {
              fr: "Donne envie de mieux s’habiller",
              en: "Makes you want to dress better",
              es: "Da ganas de vestirse mejor",
              jp: "服に気をつかいたくなります",
            },
            { fr: "40 mm", en: "40 mm", es: "40 mm", jp: "40 mm" },
            { fr: "74 g", en: "74 g", es: "74 g", jp: "74 g" },
          ],
        },
        {
          label: {
            fr: "5. Réminiscence",
            en: "5. Réminiscence",
            es: "5. Réminiscence",
            jp: "5. レミニセンス",
          },
          values: [
            {
              fr: "La taille des montres que l’on remontait",
              en: "The size watches were when people wound them",
              es: "El tamaño de los relojes a los que se daba cuerda",
              jp: "ぜんまいを巻いていた頃の大きさ",
            },
            {
              fr: "Il faudra expliquer que 36 suffit",
              en: "You’ll have to explain that 36 is enough",
              es: "Habrá que explicar que 36 basta",
              jp: "36で足りると、説明が要ります",
            },
            { fr: "36 mm", en: "36 mm", es: "36 mm", jp: "36 mm" },
            { fr: "62 g", en: "62 g", es: "62 g", jp: "62 g" },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: {
        fr: "36 ou 40 : mesurez, puis oubliez.",
        en: "36 or 40: measure, then forget it.",
        es: "36 o 40: mide y olvídate.",
        jp: "36か40か。測って、忘れる。",
      },
      text: {
        fr: "Prenez un ruban, ou une bande de papier et une règle. Sous 16,5 cm, la 36 tombe juste. Au-dessus de 17, la 40. Entre les deux, choisissez celle que vous montriez du doigt avant de mesurer.\n\nCe qui déborde n’est pas le diamètre, mais les cornes : 42,8 mm de l’une à l’autre pour la 36, 47,5 pour la 40.",
        en: "Take a tape, or a strip of paper and a ruler. Under 16.5 cm the 36 sits right. Over 17, the 40. In between, take the one you were pointing at before you measured.\n\nWhat overhangs isn’t the diameter but the lugs: 42.8 mm lug to lug on the 36, 47.5 on the 40.",
        es: "Toma una cinta, o una tira de papel y una regla. Por debajo de 16,5 cm, el de 36 queda bien. Por encima de 17, el de 40. Entre ambos, elige el que señalabas antes de medir.\n\nLo que sobresale no es el diámetro, sino las asas: 42,8 mm de una a otra en el de 36, 47,5 en el de 40.",
        jp: "巻尺か、細長い紙と定規をご用意ください。16.5 cm未満なら36、17 cmを超えたら40。そのあいだなら、測る前に指していたほうを。\n\nはみ出すのは直径ではなくラグです。端から端まで、36は42.8 mm、40は47.5 mm。",
      },
      link: {
        label: { fr: "Guide des tailles", en: "Size guide", es: "Guía de tallas", jp: "サイズガイド" },
        href: "/guide-des-tailles",
      },
      illustration: { scene: "sizes-on-wrist", watch: "DI01", stage: "givre" },
      side: "left",
    },
    {
      blockType: "call-to-action",
      title: { fr: "Toujours pas ?", en: "Still not sure?", es: "¿Todavía no?", jp: "まだ決まりませんか。" },
      text: {
        fr: "Quelques questions, aucune sur votre signe astrologique. Ou composez-la vous-même.",
        en: "A few questions, none about your star sign. Or design it yourself.",
        es: "Unas preguntas, ninguna sobre tu signo del zodiaco. O componlo tú.",
        jp: "いくつかの質問に答えるだけ。星座は聞きません。ご自分で組み立てることもできます。",
      },
      link: {
        label: { fr: "Trouver ma montre", en: "Find my watch", es: "Encontrar mi reloj", jp: "時計を探す" },
        href: "/trouver-votre-montre",
      },
      second: {
        label: {
          fr: "Composer la mienne",
          en: "Design mine",
          es: "Componer el mío",
          jp: "自分の一本を組む",
        },
        href: "/configurator",
      },
    },
  ],
};
