import type { Field } from "payload";
import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { inFour } from "@/collections/admin-text";

const labels: Record<SelectionField, ReturnType<typeof inFour>> = {
  complication: inFour("Complication", "Complication", "Complicación", "機能"),
  caseType: inFour("Boîtier", "Case", "Caja", "ケース"),
  caseDiameter: inFour("Diamètre", "Diameter", "Diámetro", "直径"),
  casebackType: inFour("Fond", "Caseback", "Fondo", "裏蓋"),
  dateMagnifier: inFour("Loupe", "Magnifier", "Lupa", "拡大レンズ"),
  caseColor: inFour("Finition", "Finish", "Acabado", "仕上げ"),
  strapStyle: inFour("Famille de bracelet", "Strap family", "Familia de correa", "ストラップの種類"),
  strapColor: inFour("Bracelet", "Strap", "Correa", "ストラップ"),
  strapEndlink: inFour("Embout", "End link", "Terminal", "エンドリンク"),
  dateColor: inFour("Disque de date", "Date disc", "Disco de fecha", "日付ディスク"),
  dial: inFour("Cadran", "Dial", "Esfera", "文字盤"),
  hands: inFour("Aiguilles", "Hands", "Agujas", "針"),
  packaging: inFour("Coffret", "Packaging", "Estuche", "パッケージ"),
  warranty: inFour("Garantie", "Warranty", "Garantía", "保証"),
  bezelInsertColor: inFour("Insert de lunette", "Bezel insert", "Inserto de bisel", "ベゼルインサート"),
  gmtHand: inFour("Aiguille GMT", "GMT hand", "Aguja GMT", "GMT針"),
  priority: inFour("Délai", "Priority", "Plazo", "納期"),
  buckle: inFour("Fermoir", "Buckle", "Cierre", "バックル"),
  secondStrap: inFour("Second bracelet", "Second strap", "Segunda correa", "替えストラップ"),
  rotor: inFour("Rotor", "Rotor", "Rotor", "ローター"),
};

const optional: readonly SelectionField[] = ["bezelInsertColor", "gmtHand"];

/** What a ready-made watch is made of, chosen from the same catalogues the configurator offers. */
export const partsField: Field = {
  name: "parts",
  type: "group",
  label: inFour("Pièces", "Parts", "Piezas", "部品"),
  admin: {
    description: inFour(
      "L’image de la montre est composée de ces pièces.",
      "The picture of the watch is composed from these parts.",
      "La imagen del reloj se compone de estas piezas.",
      "時計の画像はこれらの部品から合成されます。",
    ),
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
