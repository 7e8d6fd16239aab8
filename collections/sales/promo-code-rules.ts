import type {
  NumberFieldSingleValidation,
  TextFieldManyValidation,
  TextFieldSingleValidation,
} from "payload";
import { isSelectionField } from "@/src/domain/watch/selection";
import type { Reduction } from "@/src/domain/cart/promotion";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { wholeNumber } from "@/collections/validators";
import { amountNeeded as sumNeeded } from "@/collections/optional-amount";
import { forReader } from "@/src/access/for-reader";

/** Skus on sale; gift cards are never reduced. */
export const knownArticles: TextFieldManyValidation = async (skus, { req }) => {
  if (!skus?.length) return true;
  const { docs } = await req.payload.find({
    collection: "products",
    where: { sku: { in: skus }, kind: { not_equals: "gift-card" } },
    select: { sku: true },
    pagination: false,
    req,
  });
  const known = new Set(docs.map(({ sku }) => sku));
  const unknown = skus.filter((sku) => !known.has(sku)).join(" · ");
  if (unknown === "") return true;
  return forReader(req, {
    fr: `Pas d’article réductible sous cette référence : ${unknown}`,
    en: `No item that can be reduced has this sku: ${unknown}`,
    es: `Ningún artículo con descuento posible tiene esta referencia: ${unknown}`,
    ja: `割引対象の商品に該当しないSKUです：${unknown}`,
  });
};

/** Options as `field:key` that the configurator has. */
export const knownOptions: TextFieldManyValidation = async (options, { req }) => {
  const isKnown = async (option: string) => {
    const [field = "", ...key] = option.split(":");
    if (!isSelectionField(field)) return false;
    const where = { key: { equals: key.join(":") } };
    const { totalDocs } = await req.payload.count({ collection: optionCollections[field], where, req });
    return totalDocs > 0;
  };
  const asked = await Promise.all(
    (options ?? []).map(async (option) => ((await isKnown(option)) ? [] : [option])),
  );
  const unknown = asked.flat().join(" · ");
  if (unknown === "") return true;
  return forReader(req, {
    fr: `Pas d’option de ce nom : ${unknown}`,
    en: `There is no such option: ${unknown}`,
    es: `No hay ninguna opción así: ${unknown}`,
    ja: `該当するオプションがありません：${unknown}`,
  });
};

interface Sibling {
  readonly siblingData: unknown;
}
const isOfKind = ({ siblingData }: Sibling, kind: Reduction["kind"]) =>
  (siblingData as { kind?: unknown }).kind === kind;

/** The value of the discount is required for its kind and ignored for others. */
export const percentNeeded: NumberFieldSingleValidation = (value, args) =>
  !isOfKind(args, "percent") || wholeNumber(1, 100)(value, args);

/** Hundredths of a euro. */
export const amountNeeded: NumberFieldSingleValidation = (value, args) =>
  !isOfKind(args, "amount") || sumNeeded(value, args);

export const partsNeeded: TextFieldManyValidation = (parts, args) => {
  if (!isOfKind(args, "part")) return true;
  if (parts?.length) return knownOptions(parts, args);
  return forReader(args.req, {
    fr: "Choisissez au moins une pièce.",
    en: "Choose at least one part.",
    es: "Elija al menos una pieza.",
    ja: "部品を1つ以上選んでください。",
  });
};

/** A promotion without a code is shown by its name in the cart. */
export const titleNeeded: TextFieldSingleValidation = (title, { req, data }) =>
  !(data as { automatic?: unknown }).automatic || title?.trim()
    ? true
    : forReader(req, {
        fr: "Sans code, la promotion a besoin d’un nom pour les clients.",
        en: "Without a code the promotion needs a name for customers.",
        es: "Sin código, la promoción necesita un nombre para los clientes.",
        ja: "コード不要の場合は、お客様に表示する名前が必要です。",
      });
