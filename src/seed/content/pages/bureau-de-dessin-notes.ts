import type { SeedBlock } from "@/src/seed/content/seed-page";

type Notes = NonNullable<Extract<SeedBlock, { readonly blockType: "drawing" }>["notes"]>;

/** Four dimensions of the watch. */
export const dimensions: Notes = [
  {
    title: { fr: "40 mm de diamètre", en: "40 mm across", es: "40 mm de diámetro", jp: "直径40 mm" },
    text: {
      fr: "Sans la couronne. C’est la cote que l’on donne ; ce n’est pas celle que l’on sent.",
      en: "Without the crown. It’s the dimension you’re told, not the one you feel.",
      es: "Sin la corona. Es la cota que se da; no es la que se nota.",
      jp: "リューズを除いた寸法。よく言われる数字ですが、手首が感じる数字ではありません。",
    },
  },
  {
    title: {
      fr: "47,5 mm de corne à corne",
      en: "47.5 mm from lug to lug",
      es: "47,5 mm de asa a asa",
      jp: "ラグからラグまで47.5 mm",
    },
    text: {
      fr: "Celle que l’on sent. En 36 mm, elle vaut 42,8.",
      en: "The one you feel. At 36 mm it’s 42.8.",
      es: "La que se nota. En 36 mm, son 42,8.",
      jp: "手首が感じるのはこちら。36 mmのケースでは42.8 mmです。",
    },
  },
  {
    title: {
      fr: "20 mm d’entrecorne",
      en: "20 mm lug width",
      es: "20 mm entre asas",
      jp: "ラグ幅20 mm",
    },
    text: {
      fr: "La largeur du bracelet. En 36 mm, elle vaut 18.",
      en: "The width of the strap. At 36 mm it’s 18.",
      es: "El ancho de la correa. En 36 mm, son 18.",
      jp: "ストラップの幅。36 mmのケースでは18 mmです。",
    },
  },
  {
    title: {
      fr: "11,8 mm d’épaisseur",
      en: "11.8 mm thick",
      es: "11,8 mm de grosor",
      jp: "厚さ11.8 mm",
    },
    text: {
      fr: "Verre et fond compris : de quoi passer sous une manchette boutonnée.",
      en: "Crystal and back included: thin enough to slip under a buttoned cuff.",
      es: "Cristal y fondo incluidos: cabe bajo un puño abrochado.",
      jp: "風防と裏蓋を含みます。ボタンを留めた袖口に収まる厚さです。",
    },
  },
];

/** Three trials of the fluted bezel. */
export const trials: Notes = [
  {
    title: { fr: "19°", en: "19°", es: "19°", jp: "19°" },
    text: {
      fr: "0,30 mm de profondeur, presque lisse au doigt. Trop doux.",
      en: "0.30 mm deep, almost smooth to the touch. Too soft.",
      es: "0,30 mm de profundidad, casi liso al tacto. Demasiado suave.",
      jp: "深さ0.30 mm。触るとほぼ平らで、光が弱すぎました。",
    },
  },
  {
    title: { fr: "25°, gardé", en: "25°, kept", es: "25°, elegido", jp: "25°、採用" },
    text: {
      fr: "0,42 mm de profondeur, net, sans accroche. C’est la lunette que vous portez.",
      en: "0.42 mm deep, crisp, doesn’t catch. This is the bezel you wear.",
      es: "0,42 mm de profundidad, nítido, sin engancharse. Es el bisel que llevas.",
      jp: "深さ0.42 mm。輪郭がはっきりして、引っかかりません。お手元のベゼルです。",
    },
  },
  {
    title: { fr: "31°", en: "31°", es: "31°", jp: "31°" },
    text: {
      fr: "0,42 mm de profondeur, accroche la manche. Gris.",
      en: "0.42 mm deep, catches the sleeve. Grey.",
      es: "0,42 mm de profundidad, engancha la manga. Gris.",
      jp: "深さ0.42 mm。袖に引っかかり、灰色に沈みました。",
    },
  },
];
