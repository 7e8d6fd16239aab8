import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { amountField } from "@/collections/amount-field";
import { text } from "./order-field-kinds";

const charged = { currency: { field: "chargeCurrency" }, required: false } as const;

/** The tax as recorded with the receipt; empty until then. Source: specification 9.8. */
export const frozenVatFields: Field[] = [
  text("vatCountry", adminMessages("sales.frozenVat.vatCountry.label")),
  amountField("vatAmount", adminMessages("sales.frozenVat.vatAmount.label"), charged),
  amountField("voucherTotal", adminMessages("sales.frozenVat.voucherTotal.label"), charged),
  amountField("donatedTotal", adminMessages("sales.frozenVat.donatedTotal.label"), charged),
  amountField("dutiesTotal", adminMessages("sales.frozenVat.dutiesTotal.label"), charged),
];
