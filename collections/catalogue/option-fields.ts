import type { Field } from "payload";
import type { OptionCollection } from "@/src/store/catalogue/option-collections";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { givenOnce } from "@/collections/versions/given-once";
import { moneyField } from "@/collections/money-field";
import { stockField } from "@/collections/stock/stock-field";
import { textLike } from "@/collections/validators";

/** Key of an option in code, carts and orders: set once, never changed. */
const keyField = ({ isUnique }: { isUnique: boolean }): Field => ({
  name: "key",
  type: "text",
  label: { fr: "Clé", en: "Key", es: "Clave", ja: "キー" },
  required: true,
  unique: isUnique,
  index: true,
  ...givenOnce,
  validate: textLike(/^[A-Za-z0-9_-]{1,40}$/, "CAS-SM-si"),
  admin: {
    position: "sidebar",
    description: {
      fr: "Choisie à la création, définitive : commandes et liens la retiennent.",
      en: "Chosen once, for good: orders and shared links remember it.",
      es: "Se elige una vez y no cambia: los pedidos y enlaces la recuerdan.",
      ja: "作成時に決め、以後は変更できません。注文や共有リンクが参照します。",
    },
  },
});

const texts: Field[] = [
  {
    name: "label",
    type: "text",
    label: { fr: "Nom", en: "Name", es: "Nombre", ja: "名称" },
    required: true,
    localized: true,
    maxLength: 80,
  },
  {
    name: "note",
    type: "textarea",
    label: {
      fr: "Phrase d’explication",
      en: "Sentence beneath the name",
      es: "Frase explicativa",
      ja: "説明文",
    },
    localized: true,
    maxLength: 240,
    admin: {
      description: {
        fr: "Affichée sous le nom ; pour une pièce d’atelier, l’avertissement montré à l’achat.",
        en: "Shown under the name; for a workshop piece, the notice shown before buying.",
        es: "Se muestra bajo el nombre; en una pieza de taller, el aviso antes de comprar.",
        ja: "名称の下に表示されます。工房製作では購入前の注意書きになります。",
      },
    },
  },
];

const flags: Field[] = [
  {
    name: "enabled",
    type: "checkbox",
    label: { fr: "Proposée", en: "Offered", es: "Disponible", ja: "販売中" },
    defaultValue: false,
    admin: {
      position: "sidebar",
      description: {
        fr: "Décochée, elle n’est plus proposée ; les montres déjà composées la gardent.",
        en: "Unticked, it is no longer offered; watches already designed keep it.",
        es: "Si se desmarca, deja de ofrecerse; los relojes ya compuestos la conservan.",
        ja: "外すと選べなくなります。作成済みの時計には残ります。",
      },
    },
  },
  {
    name: "isNew",
    type: "checkbox",
    label: { fr: "Nouveau", en: "New", es: "Nuevo", ja: "新作" },
    defaultValue: false,
    admin: { position: "sidebar" },
  },
  {
    name: "hasWarning",
    type: "checkbox",
    label: { fr: "Pièce d’atelier", en: "Workshop piece", es: "Pieza de taller", ja: "工房製作" },
    defaultValue: false,
    admin: {
      position: "sidebar",
      description: {
        fr: "Montre la phrase comme avertissement, ici et au panier.",
        en: "Shows the sentence as a notice, here and in the cart.",
        es: "Muestra la frase como aviso, aquí y en el carrito.",
        ja: "説明文を注意書きとして表示します。",
      },
    },
  },
  {
    name: "leadDays",
    type: "number",
    label: { fr: "Jours de délai", en: "Lead days", es: "Días de plazo", ja: "追加日数" },
    required: true,
    defaultValue: 0,
    min: -30,
    max: 120,
    admin: {
      position: "sidebar",
      step: 1,
      description: {
        fr: "S’ajoutent au délai de base ; négatif : le raccourcit.",
        en: "Added to the base lead time; a negative number shortens it.",
        es: "Se suman al plazo base; negativo lo acorta.",
        ja: "基本納期に加算。負の値は短縮します。",
      },
    },
  },
];

/** A field that references one layer. */
export const layerField = (name: string, label: ReaderText): Field => ({
  name,
  type: "upload",
  relationTo: "layers",
  label,
});

const thumbnail: Field = {
  name: "thumbnail",
  type: "upload",
  relationTo: "media",
  label: { fr: "Vignette", en: "Thumbnail", es: "Miniatura", ja: "サムネイル" },
  admin: {
    description: {
      fr: "Facultative : sans elle, la vignette est tirée du calque.",
      en: "Optional: without one, it is cut from the layer.",
      es: "Opcional: sin ella, se recorta de la capa.",
      ja: "任意。ない場合はレイヤーから切り出します。",
    },
  },
};

/** Common fields of every option, artwork last. */
export function optionFields({
  owner,
  isUnique,
  extra = [],
}: {
  owner: OptionCollection;
  isUnique: boolean;
  extra?: Field[];
}): Field[] {
  return [
    keyField({ isUnique }),
    ...texts,
    ...moneyField("price", owner, { fr: "Supplément", en: "Price", es: "Suplemento", ja: "追加価格" }),
    stockField,
    ...extra,
    layerField("layer", { fr: "Calque", en: "Layer", es: "Capa", ja: "レイヤー" }),
    thumbnail,
    ...flags,
  ];
}
