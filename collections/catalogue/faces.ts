import { insertTypeOptions } from "./configurator-words";
import { dialColorField } from "./dial-color-field";
import { optionCollection } from "./option-collection";
import { layerField } from "./option-fields";
import { lumeNames, metalNames, wordedOptions } from "./worded-options";

const Complications = optionCollection({
  field: "complication",
  singular: { fr: "Complication", en: "Complication", es: "Complicación", ja: "機能" },
  plural: { fr: "Complications", en: "Complications", es: "Complicaciones", ja: "機能" },
  extra: [
    {
      name: "hasGmtHand",
      type: "checkbox",
      defaultValue: false,
      label: { fr: "Porte une aiguille GMT", en: "Has a GMT hand", es: "Lleva aguja GMT", ja: "GMT針あり" },
    },
  ],
});

const Dials = optionCollection({
  field: "dial",
  singular: { fr: "Cadran", en: "Dial", es: "Esfera", ja: "文字盤" },
  plural: { fr: "Cadrans", en: "Dials", es: "Esferas", ja: "文字盤" },
  description: {
    fr: "Les cadrans non proposés appartiennent aux montres prêtes : ils ont une image, le configurateur ne les montre pas.",
    en: "Dials that are not offered belong to ready-made watches: they have a picture, the configurator does not show them.",
    es: "Las esferas no disponibles pertenecen a los relojes listos: tienen imagen, pero el configurador no las muestra.",
    ja: "販売中でない文字盤は既製の時計用です。画像はありますが、コンフィギュレーターには出ません。",
  },
  extra: [
    {
      name: "showsDate",
      type: "checkbox",
      defaultValue: true,
      label: { fr: "Montre la date", en: "Shows the date", es: "Muestra la fecha", ja: "日付表示あり" },
    },
    dialColorField,
  ],
});

const DateColors = optionCollection({
  field: "dateColor",
  singular: { fr: "Disque de date", en: "Date disc", es: "Disco de fecha", ja: "日付ディスク" },
  plural: { fr: "Disques de date", en: "Date discs", es: "Discos de fecha", ja: "日付ディスク" },
  extra: [
    layerField("magnified", {
      fr: "Calque sous la loupe",
      en: "Layer under the magnifier",
      es: "Capa bajo la lupa",
      ja: "拡大時のレイヤー",
    }),
  ],
});

const DateMagnifiers = optionCollection({
  field: "dateMagnifier",
  singular: { fr: "Loupe", en: "Date magnifier", es: "Lupa", ja: "拡大レンズ" },
  plural: { fr: "Loupes", en: "Date magnifiers", es: "Lupas", ja: "拡大レンズ" },
});

const Hands = optionCollection({
  field: "hands",
  singular: { fr: "Jeu d’aiguilles", en: "Set of hands", es: "Juego de agujas", ja: "針" },
  plural: { fr: "Aiguilles", en: "Hands", es: "Agujas", ja: "針" },
  extra: [
    {
      name: "family",
      type: "text",
      required: true,
      maxLength: 40,
      label: { fr: "Forme", en: "Shape", es: "Forma", ja: "形" },
      admin: {
        description: {
          fr: "Regroupe les aiguilles dans le configurateur : dauphine, baton, sword…",
          en: "Groups the hands in the configurator: dauphine, baton, sword…",
          es: "Agrupa las agujas en el configurador: dauphine, baton, sword…",
          ja: "コンフィギュレーターでの分類（dauphine、baton、swordなど）。",
        },
      },
    },
    {
      name: "metal",
      type: "select",
      required: true,
      options: wordedOptions(metalNames),
      label: { fr: "Métal", en: "Metal", es: "Metal", ja: "色" },
    },
    {
      name: "lumColor",
      type: "select",
      options: wordedOptions(lumeNames),
      label: { fr: "Luminescence", en: "Lume", es: "Luminiscencia", ja: "夜光" },
    },
  ],
});

const GmtHands = optionCollection({
  field: "gmtHand",
  singular: { fr: "Aiguille GMT", en: "GMT hand", es: "Aguja GMT", ja: "GMT針" },
  plural: { fr: "Aiguilles GMT", en: "GMT hands", es: "Agujas GMT", ja: "GMT針" },
});

const BezelInserts = optionCollection({
  field: "bezelInsertColor",
  singular: { fr: "Insert de lunette", en: "Bezel insert", es: "Inserto de bisel", ja: "ベゼルインサート" },
  plural: { fr: "Inserts de lunette", en: "Bezel inserts", es: "Insertos de bisel", ja: "ベゼルインサート" },
  extra: [
    {
      name: "type",
      type: "select",
      required: true,
      options: insertTypeOptions,
      label: { fr: "Échelle", en: "Scale", es: "Escala", ja: "目盛り" },
    },
  ],
});

export const Rotors = optionCollection({
  field: "rotor",
  singular: { fr: "Rotor", en: "Rotor", es: "Rotor", ja: "ローター" },
  plural: { fr: "Rotors", en: "Rotors", es: "Rotores", ja: "ローター" },
});

/** Catalogues of the parts of a face, in the order of the admin’s menu. */
export const faceCollections = [
  Complications,
  Dials,
  DateColors,
  DateMagnifiers,
  Hands,
  GmtHands,
  BezelInserts,
];
