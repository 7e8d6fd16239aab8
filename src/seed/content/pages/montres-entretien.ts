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
    en: "Thirty turns of the crown, no date changes from 21:00 to 3:00, lukewarm water for steel: what keeps an automatic watch alive.",
    es: "Treinta vueltas de corona, la fecha no se toca de 21 a 3 h, agua tibia para el acero: lo que mantiene vivo un reloj automático.",
    jp: "リューズを30回、21時から3時は日付に触れない、スティールにはぬるま湯。自動巻きを長く使うための手順です。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Portez-la, c’est l’essentiel.",
        en: "Wear it. That’s most of it.",
        es: "Llévalo: con eso casi basta.",
        jp: "着けること。それが何よりのお手入れです。",
      },
      text: {
        fr: "Le reste tient en sept gestes, avec un linge, une brosse à dents et un peu de patience entre 21 h et 3 h.",
        en: "The rest is seven small habits, with a cloth, a toothbrush and some patience between 21:00 and 3:00.",
        es: "El resto son siete gestos, con un paño, un cepillo de dientes y algo de paciencia entre las 21 h y las 3 h.",
        jp: "あとは七つの習慣です。布と、歯ブラシと、夜9時から午前3時までの少しの辛抱。",
      },
      illustration: { scene: "macro-crown", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "drawing",
      drawing: "five-years",
      title: {
        fr: "Le calendrier d’une montre.",
        en: "A watch’s calendar.",
        es: "El calendario de un reloj.",
        jp: "時計の暦。",
      },
      text: {
        fr: "Cinq ans, un mois par graduation, pour une montre portée tous les jours. Celle du dimanche peut attendre un peu plus.",
        en: "Five years, one mark a month, for a watch worn every day. The Sunday one can wait a little longer.",
        es: "Cinco años, un mes por división, para un reloj de uso diario. El de los domingos puede esperar un poco más.",
        jp: "5年を一か月ごとの目盛りで。毎日お使いの場合です。日曜だけの時計は、もう少し待てます。",
      },
      notes: [
        {
          title: { fr: "Chaque jour", en: "Every day", es: "Cada día", jp: "毎日" },
          text: {
            fr: "Chez vous : la porter, vérifier la couronne.",
            en: "At home: wear it, check the crown.",
            es: "En casa: llevarlo, revisar la corona.",
            jp: "ご自宅：着ける、リューズを確かめる。",
          },
        },
        {
          title: { fr: "Chaque mois", en: "Every month", es: "Cada mes", jp: "毎月" },
          text: {
            fr: "Chez vous : laver le bracelet, remettre à l’heure.",
            en: "At home: wash the strap, reset the time.",
            es: "En casa: lavar la correa, ponerlo en hora.",
            jp: "ご自宅：ストラップを洗う、時刻を合わせる。",
          },
        },
        {
          title: { fr: "Deux fois par an", en: "Twice a year", es: "Dos veces al año", jp: "年に2回" },
          text: {
            fr: "Chez vous : cirer le cuir.",
            en: "At home: wax the leather.",
            es: "En casa: encerar el cuero.",
            jp: "ご自宅：革にワックス。",
          },
        },
        {
          title: { fr: "Tous les deux ans", en: "Every two years", es: "Cada dos años", jp: "2年ごと" },
          text: {
            fr: "Chez vous : regarder l’état des barrettes.\n\nÀ l’atelier : contrôle d’étanchéité si elle nage.",
            en: "At home: look at the spring bars.\n\nAt the workshop: water-resistance check if it swims.",
            es: "En casa: mirar los pasadores.\n\nEn el taller: control de estanqueidad si va al agua.",
            jp: "ご自宅：バネ棒を点検。\n\n工房：泳ぐ方は防水検査。",
          },
        },
        {
          title: { fr: "Tous les cinq ans", en: "Every five years", es: "Cada cinco años", jp: "5年ごと" },
          text: {
            fr: "Chez vous : l’envoyer.\n\nÀ l’atelier : joints, huile, réglage.",
            en: "At home: send it in.\n\nAt the workshop: gaskets, oil, regulation.",
            es: "En casa: enviarlo.\n\nEn el taller: juntas, aceite, ajuste.",
            jp: "ご自宅：工房へ送る。\n\n工房：パッキン、油、調整。",
          },
        },
      ],
    },
    {
      blockType: "rich-text",
      title: { fr: "Sept gestes", en: "Seven habits", es: "Siete gestos", jp: "七つの習慣" },
      body,
    },
    {
      blockType: "drawing",
      drawing: "date-hours",
      title: {
        fr: "Six heures où l’on ne touche pas à la date.",
        en: "Six hours when you leave the date alone.",
        es: "Seis horas en las que no se toca la fecha.",
        jp: "日付に触れてはいけない6時間。",
      },
      text: {
        fr: "Un tour de 24 heures, minuit en haut.",
        en: "A turn of 24 hours, midnight at the top.",
        es: "Una vuelta de 24 horas, medianoche arriba.",
        jp: "24時間の輪。いちばん上が真夜中です。",
      },
      notes: [
        {
          title: { fr: "De 21 h à 3 h", en: "21:00 to 3:00", es: "De 21 h a 3 h", jp: "21時から3時まで" },
          text: {
            fr: "Les roues du quantième sont engagées. On laisse la date tranquille.",
            en: "The date wheels are engaged. Leave the date alone.",
            es: "Las ruedas de la fecha están engranadas. La fecha se deja en paz.",
            jp: "日付の歯車がかみ合っています。日付には触れません。",
          },
        },
        {
          title: {
            fr: "D’abord six heures",
            en: "Six o’clock first",
            es: "Primero, las seis",
            jp: "まず6時へ",
          },
          text: {
            fr: "Amenez les aiguilles à six heures, réglez la date de la veille.",
            en: "Bring the hands to six o’clock and set yesterday’s date.",
            es: "Lleva las agujas a las seis y ajusta la fecha de ayer.",
            jp: "針を6時に合わせ、前日の日付にします。",
          },
        },
        {
          title: { fr: "Puis aujourd’hui", en: "Then today", es: "Después, hoy", jp: "それから今日へ" },
          text: {
            fr: "Avancez les aiguilles : la date passe d’elle-même.",
            en: "Move the hands forward: the date follows by itself.",
            es: "Avanza las agujas: la fecha cambia sola.",
            jp: "針を進めると、日付はひとりでに変わります。",
          },
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
        en: "It opens and closes twice a day, and nobody gives it a thought. A drop of soapy water, a brush, a cloth: it stays crisp.\n\nIf it starts opening by itself, don’t wait. A watch can take 10 ATM; a tiled floor is another matter.",
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
        en: "Questions people ask.",
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
