import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** For who searches a women's watch: nothing is made smaller or pinker, and the ranking says its reasons. */
export const page: SeedPage = {
  slug: "montre-femme",
  title: inFour(
    "Montre femme : mécanique, sans supplément de rose",
    "Women’s watches: mechanical, no pink added",
    "Reloj de mujer: mecánico, sin rosa añadido",
    "レディースウォッチ、ピンクを足さない機械式",
  ),
  description: inFour(
    "Le même calibre, les mêmes 10 ATM, 36 mm : cinq montres automatiques classées avec leurs raisons, pierres comprises.",
    "The same calibre, the same 10 ATM, 36 mm: five automatic watches ranked with reasons, stones included.",
    "El mismo calibre, las mismas 10 ATM, 36 mm: cinco relojes automáticos ordenados con sus razones, piedras incluidas.",
    "同じキャリバー、同じ10気圧、36 mm。天然石を含む自動巻き5本を、理由とともに順位づけしました。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Le même mouvement, jusqu’à la dernière vis.",
        "The same movement, down to the last screw.",
        "El mismo movimiento, hasta el último tornillo.",
        "ねじ一本まで、同じムーブメント。",
      ),
      text: inFour(
        "Aucune de nos montres n’a été réduite, simplifiée ou sertie pour plaire. Celles de 36 mm ont 24 rubis, 41 h de réserve et un fond transparent, comme les autres.",
        "None of our watches has been shrunk, simplified or set with stones to please. The 36 mm ones have 24 jewels, 41 h of reserve and an open back, like the rest.",
        "Ninguno de nuestros relojes se ha reducido, simplificado ni engastado para gustar. Los de 36 mm tienen 24 rubíes, 41 h de reserva y fondo visto, como los demás.",
        "小さくも、簡略にも、飾り立てもしていません。36 mmの時計も24石、パワーリザーブ41時間、シースルーバック。ほかと同じです。",
      ),
      link: {
        label: inFour("Voir les 36 mm", "See the 36 mm", "Ver los de 36 mm", "36 mmを見る"),
        href: "/montres?diametre=36",
      },
      illustration: { scene: "hero-reminiscence", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "rail",
      title: inFour("Notre classement.", "Our ranking.", "Nuestra clasificación.", "私たちの順位。"),
      watches: ["RE1070", "DIPIAL", "DI01", "DIPIMM", "DIBU01"],
      link: {
        label: inFour("Toutes les montres", "All watches", "Todos los relojes", "すべての時計"),
        href: "/montres",
      },
    },
    {
      blockType: "comparison",
      title: inFour("Et pourquoi.", "And why.", "Y por qué.", "その理由。"),
      text: inFour(
        "Toutes font 36 mm ; la 01 existe aussi en 40, pour qui aime que l’heure prenne de la place.",
        "All are 36 mm; the 01 also comes in 40, for anyone who likes time to take up room.",
        "Todos miden 36 mm; el 01 existe también en 40, para quien quiera que la hora ocupe sitio.",
        "どれも36 mm。01には、時刻を大きく見せたい方のための40 mmもあります。",
      ),
      columns: [
        inFour("Pour", "For", "A favor", "長所"),
        inFour("Contre", "Against", "En contra", "短所"),
        inFour("Cadran", "Dial", "Esfera", "文字盤"),
        inFour("Poids", "Weight", "Peso", "重さ"),
      ],
      rows: [
        {
          label: inFour("1. Réminiscence", "1. Réminiscence", "1. Réminiscence", "1. レミニセンス"),
          values: [
            inFour(
              "On l’oublie, sauf quand on la cherche",
              "You forget it, except when you look",
              "Se olvida, salvo cuando se mira",
              "見るとき以外は、忘れています",
            ),
            inFour(
              "Le cuir est raide deux semaines",
              "The leather is stiff for two weeks",
              "El cuero es rígido dos semanas",
              "革は2週間ほど硬いままです",
            ),
            inFour("Crème", "Cream", "Crema", "クリーム"),
            inFour("62 g", "62 g", "62 g", "62 g"),
          ],
        },
        {
          label: inFour("2. Aventurine", "2. Aventurine", "2. Aventurina", "2. アベンチュリン"),
          values: [
            inFour(
              "Un ciel clair, à toute heure",
              "A clear sky at any hour",
              "Un cielo despejado a cualquier hora",
              "いつでも晴れた夜空",
            ),
            inFour(
              "On regarde les étoiles, on rate le train",
              "You watch the stars and miss the train",
              "Miras las estrellas y pierdes el tren",
              "星を見て、電車を逃します",
            ),
            inFour("Verre bleu nuit", "Midnight-blue glass", "Vidrio azul noche", "真夜中の青いガラス"),
            inFour("68 g", "68 g", "68 g", "68 g"),
          ],
        },
        {
          label: inFour(
            "3. Distinction 01",
            "3. Distinction 01",
            "3. Distinction 01",
            "3. ディスティンクション 01",
          ),
          values: [
            inFour(
              "Un bracelet qui plie comme une étoffe",
              "A bracelet that bends like cloth",
              "Un brazalete que cae como una tela",
              "布のようにしなるブレスレット",
            ),
            inFour(
              "Le double du poids d’un cuir",
              "Twice the weight of leather",
              "El doble de peso que el cuero",
              "革の2倍の重さ",
            ),
            inFour("Argent soleillé", "Silver sunburst", "Plata soleado", "シルバーサンレイ"),
            inFour("128 g", "128 g", "128 g", "128 g"),
          ],
        },
        {
          label: inFour("4. Malachite", "4. Malachite", "4. Malaquita", "4. マラカイト"),
          values: [
            inFour(
              "Personne n’a la même",
              "Nobody has the same one",
              "Nadie tiene el mismo",
              "同じものは誰も持っていません",
            ),
            inFour(
              "Va mal avec le vert d’à côté",
              "Quarrels with the green next to it",
              "Se lleva mal con el verde de al lado",
              "隣の緑とけんかします",
            ),
            inFour("Pierre à bandes vertes", "Green banded stone", "Piedra de bandas verdes", "緑の縞の石"),
            inFour("68 g", "68 g", "68 g", "68 g"),
          ],
        },
        {
          label: inFour(
            "5. Distinction Bu01",
            "5. Distinction Bu01",
            "5. Distinction Bu01",
            "5. ディスティンクション Bu01",
          ),
          values: [
            inFour(
              "Prend la couleur de ce que l’on porte",
              "Takes the colour of what you wear",
              "Toma el color de lo que llevas",
              "着ている服の色になじみます",
            ),
            inFour(
              "Un cadran sur six est gardé : elle se fait attendre",
              "One dial in six is kept: it takes its time",
              "Se conserva una esfera de cada seis: se hace esperar",
              "文字盤は6枚に1枚。お待たせすることもあります",
            ),
            inFour("Bronze brossé", "Brushed bronze", "Bronce cepillado", "ブラッシュドブロンズ"),
            inFour("63 g", "63 g", "63 g", "63 g"),
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Le poids se sent plus que la taille.",
        "You feel the weight more than the size.",
        "El peso se nota más que la talla.",
        "大きさより、重さを感じます。",
      ),
      text: inFour(
        "Deux montres de 36 mm peuvent peser 62 ou 128 grammes : la différence est dans le bracelet. Sur un poignet de moins de 15 cm, un cuir tient mieux en place qu’un acier, et tourne moins.\n\nLe diamètre, lui, se vérifie sur un écran : le guide montre 36 et 40 mm en vraie grandeur.",
        "Two 36 mm watches can weigh 62 or 128 grams: the difference is in the bracelet. On a wrist under 15 cm, leather stays put better than steel, and turns less.\n\nThe diameter you can check on a screen: the guide shows 36 and 40 mm at true size.",
        "Dos relojes de 36 mm pueden pesar 62 o 128 gramos: la diferencia está en el brazalete. En una muñeca de menos de 15 cm, el cuero se queda en su sitio mejor que el acero, y gira menos.\n\nEl diámetro se comprueba en una pantalla: la guía enseña 36 y 40 mm a tamaño real.",
        "同じ36 mmでも、62 gと128 g。違いはストラップにあります。15 cm未満の手首では、革の方が動きにくく、回りにくいものです。\n\n直径は画面で確かめられます。ガイドで36 mmと40 mmを実寸でご覧ください。",
      ),
      link: {
        label: inFour("Guide des tailles", "Size guide", "Guía de tallas", "サイズガイド"),
        href: "/guide-des-tailles",
      },
      illustration: { scene: "sizes-on-wrist", watch: "DIPIAL", stage: "givre" },
      side: "right",
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Aucune des cinq ?",
        "None of the five?",
        "¿Ninguno de los cinco?",
        "5本のどれでもないなら。",
      ),
      text: inFour(
        "Commencez par la taille et le cadran, le reste suit. Ou laissez le quiz poser les questions.",
        "Start with the size and the dial, the rest follows. Or let the quiz ask the questions.",
        "Empieza por la talla y la esfera, lo demás viene solo. O deja que pregunte el test.",
        "サイズと文字盤から始めれば、あとは自然に決まります。診断におまかせいただくこともできます。",
      ),
      link: {
        label: inFour("Composer la mienne", "Compose mine", "Componer el mío", "自分の一本を組む"),
        href: "/configurator",
      },
      second: {
        label: inFour("Trouver ma montre", "Find my watch", "Encontrar mi reloj", "時計を探す"),
        href: "/trouver-votre-montre",
      },
    },
  ],
};
