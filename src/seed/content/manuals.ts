import { inFour } from "@/src/seed/catalogue/seed-option";
import { readTexts } from "./read-texts";
import type { SeedManual } from "./seed-manual";

/** Manuals the shop is delivered with; their words lie in texts/. */
export const manuals: readonly SeedManual[] = [
  {
    number: 1,
    title: inFour("La montre automatique", "The automatic watch", "El reloj automático", "自動巻きの時計"),
    summary: inFour(
      "Remonter, mettre à l’heure, changer la date sans rien casser, et ce que veut dire 10 ATM.",
      "Winding, setting the time, changing the date without breaking anything, and what 10 ATM means.",
      "Dar cuerda, poner en hora, cambiar la fecha sin romper nada, y qué quiere decir 10 ATM.",
      "巻き方、時刻と日付の合わせ方、10気圧防水の意味。",
    ),
    cover: { scene: "macro-crown", watch: "DI03", stage: "givre" },
    body: readTexts("manual-1"),
    figures: {
      2: {
        drawing: "crown",
        caption: inFour(
          "0 : remonter. 1 : date. 2 : heure.",
          "0: wind. 1: date. 2: time.",
          "0: cuerda. 1: fecha. 2: hora.",
          "0：巻く　1：日付　2：時刻",
        ),
      },
      3: {
        watch: "DI03",
        view: "back",
        crop: "rotor",
        stage: "givre",
        caption: inFour(
          "Le rotor, vu par le fond.",
          "The rotor, seen through the back.",
          "El rotor, visto por el fondo.",
          "裏蓋から見たローター",
        ),
      },
      5: {
        drawing: "date-hours",
        caption: inFour(
          "En rouge, les heures où l’on ne touche pas à la date.",
          "In red, the hours when the date is left alone.",
          "En rojo, las horas en que la fecha no se toca.",
          "赤い部分：日付に触れない時間",
        ),
      },
      7: {
        scene: "macro-crown",
        watch: "DI03",
        crop: "case",
        stage: "brume",
        caption: inFour(
          "La couronne se visse avant l’eau.",
          "The crown is screwed down before water.",
          "La corona se enrosca antes del agua.",
          "水に入る前に、リューズをねじ込みます",
        ),
      },
    },
  },
  {
    number: 2,
    title: inFour("La complication GMT", "The GMT complication", "La complicación GMT", "GMT機能"),
    summary: inFour(
      "La quatrième aiguille : la lire, la régler, et suivre deux ou trois fuseaux.",
      "The fourth hand: reading it, setting it, and following two or three time zones.",
      "La cuarta aguja: leerla, ajustarla y seguir dos o tres husos.",
      "4本目の針の読み方と合わせ方。二つ、三つの土地の時刻を追います。",
    ),
    cover: { scene: "macro-hands", watch: "DI01", stage: "brume" },
    body: readTexts("manual-2"),
    figures: {
      3: {
        drawing: "crown",
        caption: inFour(
          "1 : date et aiguille 24 heures. 2 : heure d’ici.",
          "1: date and 24-hour hand. 2: time here.",
          "1: fecha y aguja de 24 horas. 2: hora de aquí.",
          "1：日付と24時間針　2：この土地の時刻",
        ),
      },
      5: {
        scene: "macro-bezel",
        watch: "DI02",
        crop: "bezel",
        stage: "brume",
        caption: inFour(
          "La lunette, prise de près.",
          "The bezel, close up.",
          "El bisel, de cerca.",
          "ベゼルの拡大",
        ),
      },
    },
  },
  {
    number: 3,
    title: inFour(
      "Bracelets, cuirs et tailles",
      "Bracelets, leather and sizes",
      "Brazaletes, cueros y tallas",
      "ブレスレット、革、サイズ",
    ),
    summary: inFour(
      "Mesurer le poignet, changer de bracelet sans rayer les cornes, ajuster maillons et maille.",
      "Measuring the wrist, changing the strap without scratching the lugs, sizing links and mesh.",
      "Medir la muñeca, cambiar la correa sin rayar las asas, ajustar eslabones y malla.",
      "手首の測り方、ラグを傷つけないストラップ交換、コマとメッシュの調整。",
    ),
    cover: { scene: "flat-straps", watch: "RE1070", stage: "sable" },
    body: readTexts("manual-3"),
    figures: {
      1: {
        scene: "sizes-on-wrist",
        watch: "DI01",
        crop: "full",
        stage: "sable",
        caption: inFour(
          "36 et 40 mm se jugent au poignet.",
          "36 and 40 mm are judged on the wrist.",
          "36 y 40 mm se juzgan en la muñeca.",
          "36 mmと40 mmは、手首で選びます",
        ),
      },
      4: {
        drawing: "spring-bar",
        caption: inFour(
          "L’outil pousse l’épaulement vers le milieu. 20 mm : boîtier de 40 mm.",
          "The tool pushes the shoulder towards the middle. 20 mm: 40 mm case.",
          "La herramienta empuja el tope hacia el centro. 20 mm: caja de 40 mm.",
          "工具で段を中央へ押します。20 mmは40 mmケースの場合",
        ),
      },
      5: {
        scene: "macro-clasp",
        watch: "DI02",
        crop: "strap",
        stage: "givre",
        caption: inFour(
          "Le réglage fin est dans le fermoir.",
          "Fine adjustment is in the clasp.",
          "El ajuste fino está en el cierre.",
          "微調整は留め具で行います",
        ),
      },
      7: {
        scene: "macro-buckle",
        watch: "RE1070",
        crop: "strap",
        stage: "sable",
        caption: inFour(
          "Un cuir se patine ; il ne nage pas.",
          "Leather ages; it doesn’t swim.",
          "El cuero envejece; no nada.",
          "革は味が出ますが、泳げません",
        ),
      },
    },
  },
];
