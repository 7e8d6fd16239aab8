import type { Field } from "payload";
import { inFour } from "@/collections/admin-text";
import { moneyField } from "@/collections/money-field";

const nobody = () => false;

const isKey = (value: unknown) => typeof value === "string" && /^[A-Za-z0-9_-]{1,40}$/.test(value);

/** The name code, carts and orders know an option by: given once, never changed. */
export const keyField = ({ isUnique }: { isUnique: boolean }): Field => ({
  name: "key",
  type: "text",
  label: inFour("Clé", "Key", "Clave", "キー"),
  required: true,
  unique: isUnique,
  index: true,
  access: { update: nobody },
  validate: (value: unknown) => isKey(value) || "1–40: A–Z a–z 0–9 - _",
  admin: {
    position: "sidebar",
    description: inFour(
      "Choisie à la création, définitive : commandes et liens la retiennent.",
      "Chosen once, for good: orders and shared links remember it.",
      "Se elige una vez y no cambia: los pedidos y enlaces la recuerdan.",
      "作成時に決め、以後は変更できません。注文や共有リンクが参照します。",
    ),
  },
});

const texts: Field[] = [
  {
    name: "label",
    type: "text",
    label: inFour("Nom", "Name", "Nombre", "名称"),
    required: true,
    localized: true,
    maxLength: 80,
  },
  {
    name: "note",
    type: "textarea",
    label: inFour("Phrase d’explication", "Sentence beneath the name", "Frase explicativa", "説明文"),
    localized: true,
    maxLength: 240,
    admin: {
      description: inFour(
        "Affichée sous le nom ; pour une pièce d’atelier, l’avertissement montré à l’achat.",
        "Shown under the name; for a workshop piece, the notice shown before buying.",
        "Se muestra bajo el nombre; en una pieza de taller, el aviso antes de comprar.",
        "名称の下に表示されます。工房作品では購入前の注意書きになります。",
      ),
    },
  },
];

const flags: Field[] = [
  {
    name: "enabled",
    type: "checkbox",
    label: inFour("Proposée", "Offered", "Disponible", "販売中"),
    defaultValue: true,
    admin: {
      position: "sidebar",
      description: inFour(
        "Décochée, elle n’est plus proposée ; les montres déjà composées la gardent.",
        "Unticked, it is no longer offered; watches already composed keep it.",
        "Si se desmarca, deja de ofrecerse; los relojes ya compuestos la conservan.",
        "外すと選べなくなります。作成済みの時計には残ります。",
      ),
    },
  },
  {
    name: "isNew",
    type: "checkbox",
    label: inFour("Nouveau", "New", "Nuevo", "新着"),
    defaultValue: false,
    admin: { position: "sidebar" },
  },
  {
    name: "hasWarning",
    type: "checkbox",
    label: inFour("Pièce d’atelier", "Workshop piece", "Pieza de taller", "工房作品"),
    defaultValue: false,
    admin: {
      position: "sidebar",
      description: inFour(
        "Montre la phrase comme avertissement, ici et au panier.",
        "Shows the sentence as a notice, here and in the cart.",
        "Muestra la frase como aviso, aquí y en el carrito.",
        "説明文を注意書きとして表示します。",
      ),
    },
  },
  {
    name: "leadDays",
    type: "number",
    label: inFour("Jours de délai", "Lead days", "Días de plazo", "追加日数"),
    required: true,
    defaultValue: 0,
    min: -30,
    max: 120,
    admin: {
      position: "sidebar",
      step: 1,
      description: inFour(
        "S’ajoutent au délai de base ; négatif : le raccourcit.",
        "Added to the base delay; negative shortens it.",
        "Se suman al plazo base; negativo lo acorta.",
        "基本納期に加算。負の値は短縮します。",
      ),
    },
  },
];

/** A field that takes one layer. */
export const layerField = (name: string, label: ReturnType<typeof inFour>): Field => ({
  name,
  type: "upload",
  relationTo: "layers",
  label,
});

const thumbnail: Field = {
  name: "thumbnail",
  type: "upload",
  relationTo: "media",
  label: inFour("Vignette", "Thumbnail", "Miniatura", "サムネイル"),
  admin: {
    description: inFour(
      "Facultative : sans elle, la vignette est tirée du calque.",
      "Optional: without one, it is cut from the layer.",
      "Opcional: sin ella, se recorta de la capa.",
      "任意。ない場合はレイヤーから切り出します。",
    ),
  },
};

/** What every option has, artwork last. */
export function optionFields({ isUnique, extra = [] }: { isUnique: boolean; extra?: Field[] }): Field[] {
  return [
    keyField({ isUnique }),
    ...texts,
    moneyField("price", inFour("Supplément", "Price", "Suplemento", "追加価格")),
    ...extra,
    layerField("layer", inFour("Calque", "Layer", "Capa", "レイヤー")),
    thumbnail,
    ...flags,
  ];
}
