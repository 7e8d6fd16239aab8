import type { SeedPage } from "@/src/seed/content/seed-page";
import { convictions } from "./philosophie-convictions";

/** What the house believes, with the number behind each belief. */
export const page: SeedPage = {
  slug: "philosophie",
  title: {
    fr: "Philosophie : sept convictions chiffrées",
    en: "Philosophy: seven convictions, with numbers",
    es: "Filosofía: siete convicciones con cifras",
    jp: "考え方：数字で言える七つのこと",
  },
  description: {
    fr: "Le prix en entier, deux tailles, un mouvement réparable, 14 jours pour changer d’avis : ce à quoi nous tenons, et combien cela mesure.",
    en: "The whole price, two sizes, a movement others can repair, 14 days to change your mind: what we hold to, and what it measures.",
    es: "El precio entero, dos tamaños, un movimiento que se repara, 14 días para cambiar de idea: lo que defendemos, y cuánto mide.",
    jp: "内訳まですべて見える価格、二つの大きさ、直せるムーブメント、14日間の返品。私たちの考えを、数字とともに。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Sept convictions, chiffres à l’appui.",
        en: "Seven convictions, and their numbers.",
        es: "Siete convicciones, con sus cifras.",
        jp: "七つの考えと、その数字。",
      },
      text: {
        fr: "Une conviction sans mesure est une humeur. Voici les nôtres, au dixième de millimètre quand c’est possible.",
        en: "A conviction without a measurement is a mood. Here are ours, to a tenth of a millimetre where we can.",
        es: "Una convicción sin medida es un estado de ánimo. Estas son las nuestras, a la décima de milímetro cuando se puede.",
        jp: "測れない信念は、気分にすぎません。できるかぎり0.1 mmの単位まで、数字でお示しします。",
      },
      illustration: { scene: "macro-hands", watch: "DI01", stage: "givre" },
    },
    {
      blockType: "statements",
      title: {
        fr: "Ce à quoi nous tenons",
        en: "What we hold to",
        es: "Lo que defendemos",
        jp: "大切にしていること",
      },
      statements: convictions,
    },
    {
      blockType: "comparison",
      title: {
        fr: "Ce que cela change, ligne par ligne.",
        en: "What that changes, line by line.",
        es: "Qué cambia, línea a línea.",
        jp: "具体的には、こう変わります。",
      },
      text: {
        fr: "D’un côté une montre choisie sur catalogue, de l’autre une montre composée.",
        en: "A watch picked from a catalogue on one side, a watch you design on the other.",
        es: "A un lado, un reloj elegido en un catálogo; al otro, uno compuesto.",
        jp: "カタログから選ぶ時計と、自分で組む時計を並べました。",
      },
      columns: [
        { fr: "Prête", en: "Ready-made", es: "Listo", jp: "既製" },
        { fr: "Composée", en: "Bespoke", es: "Compuesto", jp: "オーダーメイド" },
      ],
      rows: [
        {
          label: {
            fr: "Qui décide des pièces",
            en: "Who decides the parts",
            es: "Quién decide las piezas",
            jp: "部品を決める人",
          },
          values: [
            { fr: "Le bureau de dessin", en: "The design desk", es: "La mesa de dibujo", jp: "デザイン室" },
            { fr: "Vous", en: "You", es: "Tú", jp: "お客様" },
          ],
        },
        {
          label: { fr: "Mouvement", en: "Movement", es: "Movimiento", jp: "ムーブメント" },
          values: [
            { fr: "NH35", en: "NH35", es: "NH35", jp: "NH35" },
            {
              fr: "NH35, ou NH34 pour le GMT",
              en: "NH35, or NH34 for the GMT",
              es: "NH35, o NH34 para el GMT",
              jp: "NH35、GMTはNH34",
            },
          ],
        },
        {
          label: { fr: "Délai d’expédition", en: "Lead time", es: "Plazo de envío", jp: "発送まで" },
          values: [
            {
              fr: "{{leadDays}} jours",
              en: "{{leadDays}} days",
              es: "{{leadDays}} días",
              jp: "{{leadDays}}日",
            },
            {
              fr: "{{leadDays}} jours, 20 de plus pour un cadran d’atelier",
              en: "{{leadDays}} days, 20 more for a workshop dial",
              es: "{{leadDays}} días, 20 más con esfera de taller",
              jp: "{{leadDays}}日（工房製作の文字盤は20日追加）",
            },
          ],
        },
        {
          label: { fr: "Retour", en: "Returns", es: "Devolución", jp: "返品" },
          values: [
            { fr: "14 jours", en: "14 days", es: "14 días", jp: "14日間" },
            { fr: "14 jours aussi", en: "14 days too", es: "14 días también", jp: "こちらも14日間" },
          ],
        },
        {
          label: { fr: "Garantie", en: "Guarantee", es: "Garantía", jp: "保証" },
          values: [
            { fr: "24 mois", en: "24 months", es: "24 meses", jp: "24か月" },
            {
              fr: "24 mois, 36 ou 48 en option",
              en: "24 months, 36 or 48 as an option",
              es: "24 meses, 36 o 48 como opción",
              jp: "24か月（36・48か月に延長可）",
            },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      side: "left",
      title: {
        fr: "La couleur appartient à la montre.",
        en: "Colour belongs to the watch.",
        es: "El color es del reloj.",
        jp: "色は、時計のもの。",
      },
      text: {
        fr: "C’est pourquoi cette boutique est en noir sur blanc. Un fond vert flatte un cadran vert jusqu’au moment où vous ouvrez l’étui chez vous.\n\nNous montrons les montres sur des fonds pâles, avec leurs cotes, et à leur vraie taille dans le guide. Le reste est affaire de lumière, et la vôtre nous est inconnue.",
        en: "Which is why this shop is black on white. A green backdrop flatters a green dial right up to the moment you open the box at home.\n\nWe show watches on pale backgrounds, with their dimensions, and at their actual size in the guide. The rest is a matter of light, and we haven’t met yours.",
        es: "Por eso esta tienda va en negro sobre blanco. Un fondo verde favorece a una esfera verde hasta que se abre el estuche en casa.\n\nEnseñamos los relojes sobre fondos pálidos, con sus cotas, y a su tamaño real en la guía de tallas. Lo demás es cosa de la luz, y la tuya no la conocemos.",
        jp: "このショップが黒と白でできているのは、そのためです。緑の背景は緑の文字盤を引き立てますが、それもご自宅でトラベルケースを開けるまでのことです。\n\n時計は淡い色の背景で寸法とともに、実際の大きさはサイズガイドでお見せします。あとは光しだい。お部屋の光は、私たちにはわかりません。",
      },
      link: {
        label: {
          fr: "Voir le guide des tailles",
          en: "See the size guide",
          es: "Ver la guía de tallas",
          jp: "サイズガイドを見る",
        },
        href: "/guide-des-tailles",
      },
      illustration: { scene: "macro-dial", watch: "DI02", stage: "craie" },
    },
    {
      blockType: "quote",
      text: {
        fr: "Rien n’est imposé, sauf l’heure.",
        en: "Nothing is decided for you but the time.",
        es: "Nada viene impuesto, salvo la hora.",
        jp: "決まっているのは、時刻だけ。",
      },
      source: { fr: "Atelier Valcour", en: "Atelier Valcour", es: "Atelier Valcour", jp: "Atelier Valcour" },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Mettez-nous à l’épreuve.",
        en: "Put us to the test.",
        es: "Ponnos a prueba.",
        jp: "どうぞ、お試しください。",
      },
      link: {
        label: {
          fr: "Composer la mienne",
          en: "Design mine",
          es: "Componer el mío",
          jp: "自分の一本を組む",
        },
        href: "/configurator",
      },
      second: {
        label: {
          fr: "Lire notre histoire",
          en: "Read our story",
          es: "Leer nuestra historia",
          jp: "私たちの歩みを読む",
        },
        href: "/notre-histoire",
      },
    },
  ],
};
