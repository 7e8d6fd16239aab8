import type { Field } from "payload";
import { amountField } from "@/collections/amount-field";
import { text } from "./order-field-kinds";

const charged = { currency: { field: "chargeCurrency" }, required: false } as const;

/** The tax as recorded with the receipt; empty until then. Source: specification 9.8. */
export const frozenVatFields: Field[] = [
  text("vatCountry", { fr: "Pays de la TVA", en: "Country of the VAT", es: "País del IVA", ja: "課税国" }),
  amountField(
    "vatAmount",
    { fr: "TVA comprise", en: "VAT contained", es: "IVA incluido", ja: "内税額" },
    charged,
  ),
  amountField(
    "voucherTotal",
    {
      fr: "Dont cartes cadeaux",
      en: "Of which gift cards",
      es: "De ello, tarjetas regalo",
      ja: "うちギフトカード",
    },
    charged,
  ),
  amountField(
    "donatedTotal",
    { fr: "Dont dons", en: "Of which donations", es: "De ello, donaciones", ja: "うち寄付" },
    charged,
  ),
];
