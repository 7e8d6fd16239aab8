import { inFour } from "@/collections/admin-text";
import { dialColorField } from "./dial-color-field";
import { optionCollection } from "./option-collection";
import { layerField } from "./option-fields";

const Complications = optionCollection({
  field: "complication",
  singular: inFour("Complication", "Complication", "Complicación", "機能"),
  plural: inFour("Complications", "Complications", "Complicaciones", "機能"),
  extra: [
    {
      name: "hasGmtHand",
      type: "checkbox",
      defaultValue: false,
      label: inFour("Porte une aiguille GMT", "Has a GMT hand", "Lleva aguja GMT", "GMT針あり"),
    },
  ],
});

const Dials = optionCollection({
  field: "dial",
  singular: inFour("Cadran", "Dial", "Esfera", "文字盤"),
  plural: inFour("Cadrans", "Dials", "Esferas", "文字盤"),
  description: inFour(
    "Les cadrans non proposés appartiennent aux montres prêtes : ils ont une image, le configurateur ne les montre pas.",
    "Dials that are not offered belong to ready-made watches: they have a picture, the configurator does not show them.",
    "Las esferas no disponibles pertenecen a los relojes listos: tienen imagen, pero el configurador no las muestra.",
    "販売中でない文字盤は既製の時計用です。画像はありますが、コンフィギュレーターには出ません。",
  ),
  extra: [
    {
      name: "showsDate",
      type: "checkbox",
      defaultValue: true,
      label: inFour("Montre la date", "Shows the date", "Muestra la fecha", "日付表示あり"),
    },
    dialColorField,
  ],
});

const DateColors = optionCollection({
  field: "dateColor",
  singular: inFour("Disque de date", "Date disc", "Disco de fecha", "日付ディスク"),
  plural: inFour("Disques de date", "Date discs", "Discos de fecha", "日付ディスク"),
  extra: [
    layerField(
      "magnified",
      inFour("Calque sous la loupe", "Layer under the magnifier", "Capa bajo la lupa", "拡大時のレイヤー"),
    ),
  ],
});

const DateMagnifiers = optionCollection({
  field: "dateMagnifier",
  singular: inFour("Loupe", "Date magnifier", "Lupa", "拡大レンズ"),
  plural: inFour("Loupes", "Date magnifiers", "Lupas", "拡大レンズ"),
});

const Hands = optionCollection({
  field: "hands",
  singular: inFour("Jeu d’aiguilles", "Set of hands", "Juego de agujas", "針"),
  plural: inFour("Aiguilles", "Hands", "Agujas", "針"),
  extra: [
    {
      name: "family",
      type: "text",
      required: true,
      maxLength: 40,
      label: inFour("Forme", "Shape", "Forma", "形"),
      admin: {
        description: inFour(
          "Regroupe les aiguilles dans le configurateur : dauphine, baton, sword…",
          "Groups the hands in the configurator: dauphine, baton, sword…",
          "Agrupa las agujas en el configurador: dauphine, baton, sword…",
          "コンフィギュレーターでの分類（dauphine、baton、swordなど）。",
        ),
      },
    },
    {
      name: "metal",
      type: "select",
      required: true,
      options: ["silver", "rose", "gold", "black", "blue", "silver-blue", "silver-gold"],
      label: inFour("Métal", "Metal", "Metal", "色"),
    },
    {
      name: "lumColor",
      type: "select",
      options: ["green", "blue", "orange"],
      label: inFour("Lueur", "Glow", "Brillo", "夜光"),
    },
  ],
});

const GmtHands = optionCollection({
  field: "gmtHand",
  singular: inFour("Aiguille GMT", "GMT hand", "Aguja GMT", "GMT針"),
  plural: inFour("Aiguilles GMT", "GMT hands", "Agujas GMT", "GMT針"),
});

const BezelInserts = optionCollection({
  field: "bezelInsertColor",
  singular: inFour("Insert de lunette", "Bezel insert", "Inserto de bisel", "ベゼルインサート"),
  plural: inFour("Inserts de lunette", "Bezel inserts", "Insertos de bisel", "ベゼルインサート"),
  extra: [
    {
      name: "type",
      type: "select",
      required: true,
      options: ["DIVER", "GMT"],
      label: inFour("Échelle", "Scale", "Escala", "目盛り"),
    },
  ],
});

export const Rotors = optionCollection({
  field: "rotor",
  singular: inFour("Rotor", "Rotor", "Rotor", "ローター"),
  plural: inFour("Rotors", "Rotors", "Rotores", "ローター"),
});

/** What a face is made of, in the order of the admin’s menu. */
export const faceCollections = [
  Complications,
  Dials,
  DateColors,
  DateMagnifiers,
  Hands,
  GmtHands,
  BezelInserts,
];
