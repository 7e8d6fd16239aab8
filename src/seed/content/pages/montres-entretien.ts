import type { SeedPage } from "@/src/seed/content/seed-page";
import { body } from "./montres-entretien-body";

/** How to live with the watch. */
export const page: SeedPage = {
  slug: "montres/entretien",
  title: {
    fr: "Entretien : remonter, laver, régler sa montre",
    en: "Care: winding, washing and setting your watch",
    es: "Cuidados: dar cuerda, lavar y poner en hora",
    jp: "お手入れ：巻く、洗う、合わせる",
  },
  description: {
    fr: "Trente tours de couronne, pas de date entre 21 h et 3 h, de l’eau tiède pour l’acier : les gestes qui gardent une montre automatique en vie.",
    en: "Thirty turns of the crown, no date changes from 9 pm to 3 am, lukewarm water for steel: what keeps an automatic watch alive.",
    es: "Treinta vueltas de corona, la fecha no se toca de 21 a 3 h, agua tibia para el acero: lo que mantiene vivo un reloj automático.",
    jp: "リューズを30回、21時から3時は日付に触れない、スティールにはぬるま湯。自動巻きを長く使うための手順です。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Portez-la, c’est l’essentiel.",
        en: "Wear it. That’s most of it.",
        es: "Llévalo: es casi todo.",
        jp: "着けること。それがほとんどです。",
      },
      text: {
        fr: "Le reste tient en sept gestes, dont un linge, une brosse à dents et un peu de patience entre 21 heures et 3 heures.",
        en: "The rest is seven small habits, among them a cloth, a toothbrush and some patience between 9 pm and 3 am.",
        es: "El resto son siete gestos, entre ellos un paño, un cepillo de dientes y algo de paciencia entre las 21 y las 3.",
        jp: "あとは七つの習慣です。布と、歯ブラシと、夜9時から午前3時までの少しの辛抱。",
      },
      illustration: { scene: "macro-crown", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "rich-text",
      title: { fr: "Sept gestes", en: "Seven habits", es: "Siete gestos", jp: "七つの習慣" },
      body,
    },
    {
      blockType: "comparison",
      title: {
        fr: "Le calendrier d’une montre.",
        en: "A watch’s calendar.",
        es: "El calendario de un reloj.",
        jp: "時計の暦。",
      },
      text: {
        fr: "Pour une montre portée tous les jours. Celle du dimanche peut attendre un peu plus.",
        en: "For a watch worn every day. A Sunday watch can wait a little longer.",
        es: "Para un reloj de diario. El de los domingos puede esperar un poco más.",
        jp: "毎日着ける場合の目安です。日曜だけの時計なら、もう少し待てます。",
      },
      columns: [
        { fr: "Chez vous", en: "At home", es: "En casa", jp: "ご自宅で" },
        { fr: "À l’atelier", en: "At the workshop", es: "En el taller", jp: "工房で" },
      ],
      rows: [
        {
          label: { fr: "Chaque jour", en: "Every day", es: "Cada día", jp: "毎日" },
          values: [
            {
              fr: "la porter, vérifier la couronne",
              en: "wear it, check the crown",
              es: "llevarlo, revisar la corona",
              jp: "着ける、リューズを確かめる",
            },
            { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          ],
        },
        {
          label: { fr: "Chaque mois", en: "Every month", es: "Cada mes", jp: "毎月" },
          values: [
            {
              fr: "laver le bracelet, remettre à l’heure",
              en: "wash the strap, reset the time",
              es: "lavar la correa, ponerlo en hora",
              jp: "ストラップを洗う、時刻を合わせる",
            },
            { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          ],
        },
        {
          label: { fr: "Deux fois par an", en: "Twice a year", es: "Dos veces al año", jp: "年に2回" },
          values: [
            { fr: "cirer le cuir", en: "wax the leather", es: "encerar el cuero", jp: "革にワックス" },
            { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          ],
        },
        {
          label: { fr: "Tous les deux ans", en: "Every two years", es: "Cada dos años", jp: "2年ごと" },
          values: [
            {
              fr: "regarder l’état des barrettes",
              en: "look at the spring bars",
              es: "mirar los pasadores",
              jp: "バネ棒を点検",
            },
            {
              fr: "contrôle d’étanchéité si elle nage",
              en: "water-resistance check if it swims",
              es: "control de estanqueidad si va al agua",
              jp: "泳ぐ方は防水検査",
            },
          ],
        },
        {
          label: { fr: "Tous les cinq ans", en: "Every five years", es: "Cada cinco años", jp: "5年ごと" },
          values: [
            { fr: "l’envoyer", en: "send it in", es: "enviarlo", jp: "お送りいただく" },
            {
              fr: "joints, huile, réglage",
              en: "gaskets, oil, regulation",
              es: "juntas, aceite, ajuste",
              jp: "パッキン、油、調整",
            },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      side: "right",
      title: {
        fr: "Le fermoir travaille le plus.",
        en: "The clasp works hardest.",
        es: "El cierre es el que más trabaja.",
        jp: "いちばん働くのは留め具。",
      },
      text: {
        fr: "Il s’ouvre et se ferme deux fois par jour, et personne ne pense à lui. Une goutte d’eau savonneuse, un coup de brosse, un linge : il reste net.\n\nS’il s’ouvre tout seul, n’attendez pas. Une montre supporte 10 ATM ; elle supporte mal un carrelage.",
        en: "It opens and closes twice a day, and nobody gives it a thought. A drop of soapy water, a brush, a cloth: it stays crisp.\n\nIf it starts opening by itself, don’t wait. A watch can take 10 ATM; it takes badly to tiles.",
        es: "Se abre y se cierra dos veces al día, y nadie se acuerda de él. Una gota de agua con jabón, un cepillado, un paño: y queda limpio.\n\nSi se abre solo, no esperes. Un reloj aguanta 10 ATM; las baldosas, peor.",
        jp: "一日に二度、開いて閉じる。それなのに、誰も気にかけません。石けん水を一滴、ブラシと布。それだけで、かちりと閉まり続けます。\n\nひとりでに開くようになったら、すぐにご相談ください。時計は10気圧に耐えますが、タイルの床には弱いのです。",
      },
      link: {
        label: {
          fr: "Confier une montre",
          en: "Send us your watch",
          es: "Confiarnos un reloj",
          jp: "時計を預ける",
        },
        href: "/services/maintenance-et-reparation",
      },
      illustration: { scene: "macro-clasp", watch: "DI01", stage: "craie" },
    },
    {
      blockType: "faq",
      title: {
        fr: "Les questions que l’on nous pose.",
        en: "Questions we get.",
        es: "Lo que nos preguntan.",
        jp: "よくいただくご質問。",
      },
      group: "watch",
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Tout est aussi dans les manuels.",
        en: "It’s all in the manuals too.",
        es: "También está en los manuales.",
        jp: "取扱説明書にも載っています。",
      },
      text: {
        fr: "À lire à l’écran ou à imprimer, et à perdre dans un tiroir de cuisine.",
        en: "To read on screen or print, then lose in a kitchen drawer.",
        es: "Para leer en pantalla o imprimir, y perder en un cajón de la cocina.",
        jp: "画面で読むことも、印刷して台所の引き出しにしまい込むこともできます。",
      },
      link: {
        label: {
          fr: "Ouvrir les manuels",
          en: "Open the manuals",
          es: "Abrir los manuales",
          jp: "取扱説明書を開く",
        },
        href: "/montres/manuels",
      },
    },
  ],
};
