import type { Field } from "payload";
import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import type { AdminText } from "@/collections/admin-text";

const labels: Record<SelectionField, AdminText> = {
  complication: { fr: "Complication", en: "Complication", es: "Complicación", ja: "機能" },
  caseType: { fr: "Boîtier", en: "Case", es: "Caja", ja: "ケース" },
  caseDiameter: { fr: "Diamètre", en: "Diameter", es: "Diámetro", ja: "直径" },
  casebackType: { fr: "Fond", en: "Caseback", es: "Fondo", ja: "裏蓋" },
  dateMagnifier: { fr: "Loupe", en: "Magnifier", es: "Lupa", ja: "拡大レンズ" },
  caseColor: { fr: "Finition", en: "Finish", es: "Acabado", ja: "仕上げ" },
  strapStyle: {
    fr: "Famille de bracelet",
    en: "Strap family",
    es: "Familia de correa",
    ja: "ストラップの種類",
  },
  strapColor: { fr: "Bracelet", en: "Strap", es: "Correa", ja: "ストラップ" },
  strapEndlink: { fr: "Embout", en: "End link", es: "Terminal", ja: "エンドリンク" },
  dateColor: { fr: "Disque de date", en: "Date disc", es: "Disco de fecha", ja: "日付ディスク" },
  dial: { fr: "Cadran", en: "Dial", es: "Esfera", ja: "文字盤" },
  hands: { fr: "Aiguilles", en: "Hands", es: "Agujas", ja: "針" },
  packaging: { fr: "Coffret", en: "Packaging", es: "Estuche", ja: "パッケージ" },
  warranty: { fr: "Garantie", en: "Warranty", es: "Garantía", ja: "保証" },
  bezelInsertColor: {
    fr: "Insert de lunette",
    en: "Bezel insert",
    es: "Inserto de bisel",
    ja: "ベゼルインサート",
  },
  gmtHand: { fr: "Aiguille GMT", en: "GMT hand", es: "Aguja GMT", ja: "GMT針" },
  priority: { fr: "Délai", en: "Priority", es: "Plazo", ja: "納期" },
  buckle: { fr: "Fermoir", en: "Buckle", es: "Cierre", ja: "バックル" },
  secondStrap: { fr: "Second bracelet", en: "Second strap", es: "Segunda correa", ja: "替えストラップ" },
  rotor: { fr: "Rotor", en: "Rotor", es: "Rotor", ja: "ローター" },
};

const optional: readonly SelectionField[] = ["bezelInsertColor", "gmtHand"];

/** What a ready-made watch is made of, chosen from the same catalogues the configurator offers. */
export const partsField: Field = {
  name: "parts",
  type: "group",
  label: { fr: "Pièces", en: "Parts", es: "Piezas", ja: "部品" },
  admin: {
    description: {
      fr: "L’image de la montre est composée de ces pièces.",
      en: "The picture of the watch is composed from these parts.",
      es: "La imagen del reloj se compone de estas piezas.",
      ja: "時計の画像はこれらの部品から合成されます。",
    },
  },
  fields: [
    {
      type: "row",
      fields: selectionFields.map((field): Field => ({
        name: field,
        type: "relationship",
        relationTo: optionCollections[field],
        label: labels[field],
        required: !optional.includes(field),
        admin: { allowCreate: false, width: "49%" },
      })),
    },
  ],
};
