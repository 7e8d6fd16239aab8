import { optionCollection } from "./option-collection";
import { layerField } from "./option-fields";

const CaseTypes = optionCollection({
  field: "caseType",
  singular: { fr: "Type de boîtier", en: "Case type", es: "Tipo de caja", ja: "ケースタイプ" },
  plural: { fr: "Types de boîtier", en: "Case types", es: "Tipos de caja", ja: "ケースタイプ" },
  extra: [
    {
      name: "diameters",
      type: "relationship",
      relationTo: "case-diameters",
      hasMany: true,
      required: true,
      label: {
        fr: "Diamètres possibles",
        en: "Possible diameters",
        es: "Diámetros posibles",
        ja: "選べる直径",
      },
    },
    {
      name: "hasBezelInsert",
      type: "checkbox",
      defaultValue: false,
      label: {
        fr: "Porte un insert de lunette",
        en: "Has a bezel insert",
        es: "Lleva inserto de bisel",
        ja: "ベゼルインサートあり",
      },
    },
  ],
});

const CaseColors = optionCollection({
  field: "caseColor",
  singular: { fr: "Finition de boîtier", en: "Case finish", es: "Acabado de caja", ja: "ケース仕上げ" },
  plural: { fr: "Finitions de boîtier", en: "Case finishes", es: "Acabados de caja", ja: "ケース仕上げ" },
  extra: [
    {
      name: "caseType",
      type: "relationship",
      relationTo: "case-types",
      required: true,
      label: { fr: "Type de boîtier", en: "Case type", es: "Tipo de caja", ja: "ケースタイプ" },
    },
    {
      name: "color",
      type: "text",
      required: true,
      maxLength: 10,
      label: {
        fr: "Code de la finition",
        en: "Code of the finish",
        es: "Código del acabado",
        ja: "仕上げコード",
      },
      admin: {
        description: {
          fr: "La fin de la clé : si, rg, sigl… Fond et bracelet assortis la partagent.",
          en: "The end of the key: si, rg, sigl… A matching back and strap share it.",
          es: "El final de la clave: si, rg, sigl… El fondo y la correa a juego lo comparten.",
          ja: "キーの末尾（si、rg、siglなど）。裏蓋とストラップも同じ値です。",
        },
      },
    },
    layerField("backOpen", {
      fr: "Calque du dos (transparent)",
      en: "Layer of the open back",
      es: "Capa del fondo transparente",
      ja: "裏面レイヤー（シースルー）",
    }),
    layerField("backClosed", {
      fr: "Calque du dos (plein)",
      en: "Layer of the closed back",
      es: "Capa del fondo cerrado",
      ja: "裏面レイヤー（ソリッド）",
    }),
    layerField("endLink", {
      fr: "Calque de l’embout",
      en: "Layer of the end link",
      es: "Capa del terminal",
      ja: "エンドリンクのレイヤー",
    }),
  ],
});

const CaseDiameters = optionCollection({
  field: "caseDiameter",
  singular: { fr: "Diamètre", en: "Diameter", es: "Diámetro", ja: "直径" },
  plural: { fr: "Diamètres", en: "Diameters", es: "Diámetros", ja: "直径" },
});

const CasebackTypes = optionCollection({
  field: "casebackType",
  singular: { fr: "Fond", en: "Caseback", es: "Fondo", ja: "裏蓋" },
  plural: { fr: "Fonds", en: "Casebacks", es: "Fondos", ja: "裏蓋" },
});

/** Catalogues of the parts of a case, in the order of the admin’s menu. */
export const caseCollections = [CaseTypes, CaseColors, CaseDiameters, CasebackTypes];
