import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** For who searches a men's watch: how to choose, then a ranked selection with its reasons. */
export const page: SeedPage = {
  slug: "montre-homme",
  title: inFour(
    "Montre homme : choisir au millimètre",
    "Men’s watches, chosen by the millimetre",
    "Reloj de hombre: elegir al milímetro",
    "メンズウォッチ、ミリ単位の選び方",
  ),
  description: inFour(
    "Un poignet se mesure, un goût ne se discute pas : cinq montres automatiques de 36 et 40 mm, classées avec leurs raisons.",
    "A wrist can be measured, a taste can’t be argued with: five automatic watches of 36 and 40 mm, ranked with reasons.",
    "Una muñeca se mide, un gusto no se discute: cinco relojes automáticos de 36 y 40 mm, ordenados con sus razones.",
    "手首は測れます。好みは議論できません。36 mmと40 mmの自動巻き5本を、理由とともに順位づけしました。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Pour les poignets qui ont un propriétaire.",
        "For wrists with an owner.",
        "Para muñecas con dueño.",
        "持ち主のいる手首へ。",
      ),
      text: inFour(
        "Une montre ne sait pas qui la porte. Elle sait son diamètre, son poids et l’heure. Nous avons classé les nôtres d’après cela.",
        "A watch doesn’t know who wears it. It knows its diameter, its weight and the time. We ranked ours by those.",
        "Un reloj no sabe quién lo lleva. Sabe su diámetro, su peso y la hora. Hemos ordenado los nuestros según eso.",
        "時計は、誰が着けているかを知りません。知っているのは直径と重さと時刻。それで順位をつけました。",
      ),
      link: {
        label: inFour("Voir les 40 mm", "See the 40 mm", "Ver los de 40 mm", "40 mmを見る"),
        href: "/montres?diametre=40",
      },
      illustration: { scene: "hero-horizon", watch: "DIHO", stage: "brume" },
    },
    {
      blockType: "rail",
      title: inFour("Notre classement.", "Our ranking.", "Nuestra clasificación.", "私たちの順位。"),
      watches: ["DI03", "DIHO", "DI02", "DI05", "RE1070"],
      link: {
        label: inFour("Toutes les montres", "All watches", "Todos los relojes", "すべての時計"),
        href: "/montres",
      },
    },
    {
      blockType: "comparison",
      title: inFour("Et pourquoi.", "And why.", "Y por qué.", "その理由。"),
      text: inFour(
        "Du plus facile à porter tous les jours au plus difficile à quitter.",
        "From the easiest to wear every day to the hardest to take off.",
        "Del más fácil de llevar a diario al más difícil de quitarse.",
        "毎日着けやすいものから、外しがたいものへ。",
      ),
      columns: [
        inFour("Pour", "For", "A favor", "長所"),
        inFour("Contre", "Against", "En contra", "短所"),
        inFour("Diamètre", "Diameter", "Diámetro", "直径"),
        inFour("Poids", "Weight", "Peso", "重さ"),
      ],
      rows: [
        {
          label: inFour(
            "1. Distinction 03",
            "1. Distinction 03",
            "1. Distinction 03",
            "1. ディスティンクション 03",
          ),
          values: [
            inFour(
              "Va avec tout, y compris la pluie",
              "Goes with everything, rain included",
              "Va con todo, lluvia incluida",
              "何にでも合います。雨にも",
            ),
            inFour(
              "On ne la remarque pas tout de suite",
              "Nobody notices it at first",
              "Al principio nadie lo nota",
              "すぐには気づかれません",
            ),
            inFour("36 ou 40 mm", "36 or 40 mm", "36 o 40 mm", "36 mm、40 mm"),
            inFour("131 g", "131 g", "131 g", "131 g"),
          ],
        },
        {
          label: inFour("2. Horizon", "2. Horizon", "2. Horizon", "2. ホライゾン"),
          values: [
            inFour(
              "Un cadran que l’on peut regarder sans lire l’heure",
              "A dial you can look at without reading the time",
              "Una esfera que se puede mirar sin leer la hora",
              "時刻を読まずに眺められる文字盤",
            ),
            inFour(
              "Le cuir craint l’eau que le cadran promet",
              "The leather fears the water the dial promises",
              "El cuero teme el agua que promete la esfera",
              "文字盤は海でも、革は水が苦手です",
            ),
            inFour("40 mm", "40 mm", "40 mm", "40 mm"),
            inFour("73 g", "73 g", "73 g", "73 g"),
          ],
        },
        {
          label: inFour(
            "3. Distinction 02",
            "3. Distinction 02",
            "3. Distinction 02",
            "3. ディスティンクション 02",
          ),
          values: [
            inFour(
              "Le vert passe pour du noir au bureau",
              "The green passes for black at the office",
              "El verde pasa por negro en la oficina",
              "職場では、緑が黒に見えます",
            ),
            inFour(
              "Deux tons : il faut les assumer",
              "Two-tone: you have to mean it",
              "Bicolor: hay que asumirlo",
              "コンビには覚悟が要ります",
            ),
            inFour("36 ou 40 mm", "36 or 40 mm", "36 o 40 mm", "36 mm、40 mm"),
            inFour("134 g", "134 g", "134 g", "134 g"),
          ],
        },
        {
          label: inFour(
            "4. Distinction 05",
            "4. Distinction 05",
            "4. Distinction 05",
            "4. ディスティンクション 05",
          ),
          values: [
            inFour(
              "96 cannelures et un bordeaux",
              "96 flutes and a burgundy",
              "96 estrías y un burdeos",
              "96本の溝とバーガンディ",
            ),
            inFour(
              "Donne envie de mieux s’habiller",
              "Makes you want to dress better",
              "Da ganas de vestirse mejor",
              "服に気をつかいたくなります",
            ),
            inFour("40 mm", "40 mm", "40 mm", "40 mm"),
            inFour("74 g", "74 g", "74 g", "74 g"),
          ],
        },
        {
          label: inFour("5. Réminiscence", "5. Réminiscence", "5. Réminiscence", "5. レミニセンス"),
          values: [
            inFour(
              "La taille des montres que l’on remontait",
              "The size watches were when one wound them",
              "El tamaño de los relojes a los que se daba cuerda",
              "ぜんまいを巻いていた頃の大きさ",
            ),
            inFour(
              "Il faudra expliquer que 36 suffit",
              "You’ll have to explain that 36 is enough",
              "Habrá que explicar que 36 basta",
              "36で足りると、説明が要ります",
            ),
            inFour("36 mm", "36 mm", "36 mm", "36 mm"),
            inFour("62 g", "62 g", "62 g", "62 g"),
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: inFour(
        "36 ou 40 : mesurez, puis oubliez.",
        "36 or 40: measure, then forget it.",
        "36 o 40: mide y olvídate.",
        "36か40か。測って、忘れる。",
      ),
      text: inFour(
        "Prenez un ruban, ou une bande de papier et une règle. Sous 16,5 cm, la 36 tombe juste. Au-dessus de 17, la 40. Entre les deux, choisissez celle que vous montriez du doigt avant de mesurer.\n\nCe qui déborde n’est pas le diamètre, mais les cornes : 42,8 mm de l’une à l’autre pour la 36, 47,5 pour la 40.",
        "Take a tape, or a strip of paper and a ruler. Under 16.5 cm the 36 sits right. Over 17, the 40. In between, take the one you were pointing at before you measured.\n\nWhat overhangs isn’t the diameter but the lugs: 42.8 mm from one to the other on the 36, 47.5 on the 40.",
        "Toma una cinta, o una tira de papel y una regla. Por debajo de 16,5 cm, el 36 cae bien. Por encima de 17, el 40. Entre ambos, elige el que señalabas antes de medir.\n\nLo que sobresale no es el diámetro, sino las asas: 42,8 mm de una a otra en el 36, 47,5 en el 40.",
        "巻尺か、細長い紙と定規をご用意ください。16.5 cm未満なら36、17 cmを超えたら40。そのあいだなら、測る前に指していた方を。\n\nはみ出すのは直径ではなくラグです。端から端まで、36は42.8 mm、40は47.5 mm。",
      ),
      link: {
        label: inFour("Guide des tailles", "Size guide", "Guía de tallas", "サイズガイド"),
        href: "/guide-des-tailles",
      },
      illustration: { scene: "sizes-on-wrist", watch: "DI01", stage: "givre" },
      side: "left",
    },
    {
      blockType: "call-to-action",
      title: inFour("Toujours pas ?", "Still no?", "¿Todavía no?", "まだ決まりませんか。"),
      text: inFour(
        "Quelques questions, aucune sur votre signe astrologique. Ou composez-la vous-même.",
        "A few questions, none about your star sign. Or compose it yourself.",
        "Unas preguntas, ninguna sobre tu signo. O compónlo tú.",
        "いくつかの質問に答えるだけ。星座は聞きません。ご自分で組み立てることもできます。",
      ),
      link: {
        label: inFour("Trouver ma montre", "Find my watch", "Encontrar mi reloj", "時計を探す"),
        href: "/trouver-votre-montre",
      },
      second: {
        label: inFour("Composer la mienne", "Compose mine", "Componer el mío", "自分の一本を組む"),
        href: "/configurator",
      },
    },
  ],
};
