import type { TextFieldManyValidation } from "payload";
import { forReader } from "@/src/access/for-reader";

/** Skus that are sold; gift cards are never reduced. */
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
    fr: `Pas d’article réductible sous cette référence : ${unknown}`,
    en: `No article that can be reduced has this sku: ${unknown}`,
    es: `Ningún artículo con descuento posible tiene esta referencia: ${unknown}`,
    ja: `割引対象の商品に該当しないSKUです：${unknown}`,
  });
};
