import { adminMessages } from "@/src/i18n/admin-messages";
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
import { forReader } from "@/src/admin/access/for-reader";

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
  return forReader(req, adminMessages("sales.promoCodeRules.knownArticles", { unknown }));
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
  return forReader(req, adminMessages("sales.promoCodeRules.knownOptions", { unknown }));
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
  return forReader(args.req, adminMessages("sales.promoCodeRules.partsNeeded"));
};

/** A promotion without a code is shown by its name in the cart. */
export const titleNeeded: TextFieldSingleValidation = (title, { req, data }) =>
  !(data as { automatic?: unknown }).automatic || title?.trim()
    ? true
    : forReader(req, adminMessages("sales.promoCodeRules.titleNeeded"));
