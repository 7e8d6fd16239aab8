import { inFour } from "@/collections/admin-text";
import { optionCollection } from "./option-collection";
import { layerField } from "./option-fields";

const CaseTypes = optionCollection({
  field: "caseType",
  singular: inFour("Type de boîtier", "Case type", "Tipo de caja", "ケースタイプ"),
  plural: inFour("Types de boîtier", "Case types", "Tipos de caja", "ケースタイプ"),
  extra: [
    {
      name: "diameters",
      type: "relationship",
      relationTo: "case-diameters",
      hasMany: true,
      required: true,
      label: inFour("Diamètres possibles", "Possible diameters", "Diámetros posibles", "選べる直径"),
    },
    {
      name: "hasBezelInsert",
      type: "checkbox",
      defaultValue: false,
      label: inFour(
        "Porte un insert de lunette",
        "Has a bezel insert",
        "Lleva inserto de bisel",
        "ベゼルインサートあり",
      ),
    },
  ],
});

const CaseColors = optionCollection({
  field: "caseColor",
  singular: inFour("Finition de boîtier", "Case finish", "Acabado de caja", "ケース仕上げ"),
  plural: inFour("Finitions de boîtier", "Case finishes", "Acabados de caja", "ケース仕上げ"),
  extra: [
    {
      name: "caseType",
      type: "relationship",
      relationTo: "case-types",
      required: true,
      label: inFour("Type de boîtier", "Case type", "Tipo de caja", "ケースタイプ"),
    },
    {
      name: "color",
      type: "text",
      required: true,
      maxLength: 10,
      label: inFour("Code de la finition", "Code of the finish", "Código del acabado", "仕上げコード"),
      admin: {
        description: inFour(
          "La fin de la clé : si, rg, sigl… Fond et bracelet assortis la partagent.",
          "The end of the key: si, rg, sigl… A matching back and strap share it.",
          "El final de la clave: si, rg, sigl… El fondo y la correa a juego lo comparten.",
          "キーの末尾（si、rg、siglなど）。裏蓋とストラップも同じ値です。",
        ),
      },
    },
    layerField(
      "backOpen",
      inFour(
        "Calque du dos, transparent",
        "Layer of the open back",
        "Capa del fondo visto",
        "裏面レイヤー（シースルー）",
      ),
    ),
    layerField(
      "backClosed",
      inFour(
        "Calque du dos, plein",
        "Layer of the closed back",
        "Capa del fondo cerrado",
        "裏面レイヤー（ソリッド）",
      ),
    ),
    layerField(
      "endLink",
      inFour("Calque de l’embout", "Layer of the end link", "Capa del terminal", "エンドリンクのレイヤー"),
    ),
  ],
});

const CaseDiameters = optionCollection({
  field: "caseDiameter",
  singular: inFour("Diamètre", "Diameter", "Diámetro", "直径"),
  plural: inFour("Diamètres", "Diameters", "Diámetros", "直径"),
});

const CasebackTypes = optionCollection({
  field: "casebackType",
  singular: inFour("Fond", "Caseback", "Fondo", "裏蓋"),
  plural: inFour("Fonds", "Casebacks", "Fondos", "裏蓋"),
});

/** What a case is made of, in the order of the admin’s menu. */
export const caseCollections = [CaseTypes, CaseColors, CaseDiameters, CasebackTypes];
