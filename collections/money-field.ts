import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionSlug, Field, PayloadRequest, Validate } from "payload";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor, type Minor } from "@/src/domain/money/minor";
import { isPriceLeap, priceMove } from "@/src/domain/money/price-leap";
import { localeOfTag } from "@/src/domain/locale/locale";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Where a price is stored. */
type Owner = CollectionSlug | "shop-settings";

const MAX_AMOUNT = 10_000_000;

const isAmount = (value: unknown): value is Minor =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_AMOUNT;

/** Example of an amount, for the message about invalid input. */
export const noAmount: ReaderText = adminMessages("common.money.noAmount");

/** Requires a confirmation before a price changes by more than the settings allow. */
async function askOnce(before: Minor, after: Minor, req: PayloadRequest): Promise<true | string> {
  const { priceAlarm } = await req.payload.findGlobal({
    slug: "shop-settings",
    select: { priceAlarm: true },
    req,
  });
  if (!isPriceLeap(before, after, priceAlarm)) return true;
  const locale = localeOfTag(req.i18n.language) ?? "en";
  const [from = "", to = ""] = [before, after].map((amount) => formatMoney(minor(amount), "EUR", locale));
  const percent = priceMove(before, after);
  // A share of zero is undefined.
  if (percent === null) {
    return forReader(req, adminMessages("common.money.confirm", { from, to }));
  }
  const move = new Intl.NumberFormat(req.i18n.language).format(percent);
  return forReader(req, adminMessages("common.money.confirmMove", { from, to, move }));
}

/** The price that shoppers pay today; null where nothing is published yet. */
async function publishedPrice(
  name: string,
  owner: Owner,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<Minor | null> {
  const known =
    owner === "shop-settings"
      ? await req.payload.db.findGlobal<Record<string, unknown>>({ slug: owner, req })
      : await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
          collection: owner,
          where: { id: { equals: id ?? 0 } },
          req,
        });
  const price = known?._status === "draft" ? null : known?.[name];
  return isAmount(price) ? price : null;
}

const priceRule =
  (name: string, owner: Owner, confirmation: string): Validate =>
  async (value, { id, overrideAccess, siblingData, req }) => {
    if (!isAmount(value)) return forReader(req, noAmount);
    if (overrideAccess || (siblingData as Record<string, unknown>)[confirmation] === value) return true;
    const before = await publishedPrice(name, owner, id, req);
    return before === null || before === value || askOnce(before, value, req);
  };

/**
 * A price in euros, VAT included: typed and shown as euros, kept as whole cents. A change beyond the share in the
 * settings is refused without a confirmation: the new price once more, in a field that is not stored.
 * @param owner collection it is a field of, or the settings
 */
export function moneyField(name: string, owner: Owner, label: ReaderText): Field[] {
  const confirmation = `${name}Confirmed`;
  return [
    {
      name,
      type: "number",
      label,
      required: true,
      defaultValue: 0,
      min: 0,
      max: MAX_AMOUNT,
      validate: priceRule(name, owner, confirmation),
      custom: { currency: "EUR" },
      admin: {
        components: {
          Field: { path: "/src/admin/money/price-input#PriceInput", clientProps: { confirmation } },
          Cell: "/src/admin/money/amount-cell#AmountCell",
        },
        description: adminMessages("common.money.moneyField.description"),
      },
    },
    {
      name: confirmation,
      type: "number",
      virtual: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ];
}
