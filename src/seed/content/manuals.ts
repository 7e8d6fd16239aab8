import { readTexts } from "./read-texts";
import type { SeedManual } from "./seed-manual";

/** Manuals the shop is delivered with; their words lie in texts/. */
export const manuals: readonly SeedManual[] = [
  {
    number: 1,
    title: {
      fr: "La montre automatique",
      en: "The automatic watch",
      es: "El reloj automático",
      jp: "自動巻きの時計",
    },
    summary: {
      fr: "Remonter, mettre à l’heure, changer la date sans rien casser, et ce que veut dire 10 ATM.",
      en: "Winding, setting the time, changing the date without breaking anything, and what 10 ATM means.",
      es: "Dar cuerda, poner en hora, cambiar la fecha sin romper nada, y qué quiere decir 10 ATM.",
      jp: "巻き方、時刻と日付の合わせ方、10気圧防水の意味。",
    },
    cover: { scene: "macro-crown", watch: "DI03", stage: "givre" },
    body: readTexts("manual-1"),
    figures: {
      2: {
        drawing: "crown",
        caption: {
          fr: "0 : remonter. 1 : date. 2 : heure.",
          en: "0: wind. 1: date. 2: time.",
          es: "0: cuerda. 1: fecha. 2: hora.",
          jp: "0：巻く　1：日付　2：時刻",
        },
      },
      3: {
        watch: "DI03",
        view: "back",
        crop: "rotor",
        stage: "givre",
        caption: {
          fr: "Le rotor, vu par le fond.",
          en: "The rotor, seen through the back.",
          es: "El rotor, visto por el fondo.",
          jp: "裏蓋から見たローター",
        },
      },
      5: {
        drawing: "date-hours",
        caption: {
          fr: "En rouge, les heures où l’on ne touche pas à la date.",
          en: "In red, the hours when the date is left alone.",
          es: "En rojo, las horas en que la fecha no se toca.",
          jp: "赤い部分：日付に触れない時間",
        },
      },
      7: {
        scene: "macro-crown",
        watch: "DI03",
        crop: "case",
        stage: "brume",
        caption: {
          fr: "La couronne se visse avant l’eau.",
          en: "Screw the crown down before it meets water.",
          es: "La corona se enrosca antes de entrar en el agua.",
          jp: "水に入る前に、リューズをねじ込みます",
        },
      },
    },
  },
  {
    number: 2,
    title: {
      fr: "La complication GMT",
      en: "The GMT complication",
      es: "La complicación GMT",
      jp: "GMT機能",
    },
    summary: {
      fr: "La quatrième aiguille : la lire, la régler, et suivre deux ou trois fuseaux.",
      en: "The fourth hand: reading it, setting it, and following two or three time zones.",
      es: "La cuarta aguja: leerla, ajustarla y seguir dos o tres husos.",
      jp: "4本目の針の読み方と合わせ方。二つ、三つの土地の時刻を追います。",
    },
    cover: { scene: "macro-hands", watch: "DI01", stage: "brume" },
    body: readTexts("manual-2"),
    figures: {
      3: {
        drawing: "crown",
        caption: {
          fr: "1 : date et aiguille 24 heures. 2 : heure d’ici.",
          en: "1: date and 24-hour hand. 2: local time.",
          es: "1: fecha y aguja de 24 horas. 2: hora de aquí.",
          jp: "1：日付と24時間針　2：現地時刻",
        },
      },
      5: {
        scene: "macro-bezel",
        watch: "DI02",
        crop: "bezel",
        stage: "brume",
        caption: {
          fr: "Une lunette cannelée, elle, ne tourne pas.",
          en: "A fluted bezel, on the other hand, does not turn.",
          es: "El bisel estriado, en cambio, no gira.",
          jp: "フルーテッドベゼルは回転しません",
        },
      },
    },
  },
  {
    number: 3,
    title: {
      fr: "Bracelets, cuirs et tailles",
      en: "Bracelets, straps and sizes",
      es: "Correas, brazaletes y tamaños",
      jp: "ブレスレット、革、サイズ",
    },
    summary: {
      fr: "Mesurer le poignet, changer de bracelet sans rayer les cornes, ajuster maillons et maille.",
      en: "Measuring the wrist, changing the strap without scratching the lugs, sizing links and mesh.",
      es: "Medir la muñeca, cambiar la correa sin rayar las asas, ajustar eslabones y malla.",
      jp: "手首の測り方、ラグを傷つけないストラップ交換、コマとメッシュの調整。",
    },
    cover: { scene: "flat-straps", watch: "RE1070", stage: "sable" },
    body: readTexts("manual-3"),
    figures: {
      1: {
        scene: "sizes-on-wrist",
        watch: "DI01",
        crop: "full",
        stage: "sable",
        caption: {
          fr: "36 et 40 mm se jugent au poignet.",
          en: "36 and 40 mm are judged on the wrist.",
          es: "36 y 40 mm se juzgan en la muñeca.",
          jp: "36 mmと40 mmは、手首で選びます",
        },
      },
      4: {
        drawing: "spring-bar",
        caption: {
          fr: "L’outil pousse l’épaulement vers le milieu. 20 mm : boîtier de 40 mm.",
          en: "The tool pushes the shoulder towards the middle. 20 mm: 40 mm case.",
          es: "La herramienta empuja el tope hacia el centro. 20 mm: caja de 40 mm.",
          jp: "工具で段を中央へ押します。20 mmは40 mmケースの場合",
        },
      },
      5: {
        scene: "macro-clasp",
        watch: "DI02",
        crop: "strap",
        stage: "givre",
        caption: {
          fr: "Le réglage fin est dans le fermoir.",
          en: "Fine adjustment is in the clasp.",
          es: "El ajuste fino está en el cierre.",
          jp: "微調整は留め具で行います",
        },
      },
      7: {
        scene: "macro-buckle",
        watch: "RE1070",
        crop: "strap",
        stage: "sable",
        caption: {
          fr: "Un cuir se patine ; il ne nage pas.",
          en: "Leather ages; it doesn’t swim.",
          es: "El cuero toma pátina; nadar no sabe.",
          jp: "革は味が出ますが、泳げません",
        },
      },
    },
  },
];
