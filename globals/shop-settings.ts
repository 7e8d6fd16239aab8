import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field, GlobalConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { globalWithDrafts } from "@/collections/drafts";
import { moneyField } from "@/collections/money-field";
import { ownPricesField } from "@/collections/own-prices-field";
import { validateWith, wholeNumber } from "@/collections/validators";
import { currencies, defaultRoundingStep, foreignCurrencies } from "@/src/domain/money/currency";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";
import { adPages } from "./ad-pages-field";
import { company } from "./company-field";
import { pagePictures } from "./page-pictures-field";
import { maintenance } from "./maintenance-field";
import { tracking } from "./tracking-field";
import { vat } from "./vat-field";
import { workshop } from "./workshop-field";

const decimalInput = (unit: string) => ({
  Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit } },
});

const hundredths = (min: number, max: number) =>
  validateWith(
    (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    adminMessages("settings.shopSettings.hundredths", { min: min / 100, max: max / 100 }),
  );

const rate = (currency: string): Field => ({
  name: currency,
  type: "number",
  required: true,
  label: currency,
  admin: { width: "25%", components: decimalInput(currency) },
  validate: hundredths(1, 1_000_000),
});

const money: Field[] = [
  ...moneyField("basePrice", "shop-settings", adminMessages("settings.shopSettings.money.basePrice.label")),
  ownPricesField(true),
  {
    name: "rates",
    type: "group",
    label: adminMessages("settings.shopSettings.money.rates.label"),
    admin: {
      description: adminMessages("settings.shopSettings.money.rates.description"),
    },
    fields: [{ type: "row", fields: foreignCurrencies.map(rate) }],
  },
  {
    name: "roundingStep",
    type: "number",
    required: true,
    min: 1,
    defaultValue: defaultRoundingStep,
    validate: hundredths(1, 1_000_000),
    label: adminMessages("settings.shopSettings.money.roundingStep.label"),
    admin: {
      components: decimalInput("¥ · ₹"),
      description: adminMessages("settings.shopSettings.money.roundingStep.description"),
    },
  },
  {
    name: "chargedAsShown",
    type: "select",
    hasMany: true,
    options: [...foreignCurrencies],
    label: adminMessages("settings.shopSettings.money.chargedAsShown.label"),
    admin: {
      description: adminMessages("settings.shopSettings.money.chargedAsShown.description"),
    },
  },
  {
    name: "priceAlarm",
    type: "number",
    required: true,
    defaultValue: 30,
    label: adminMessages("settings.shopSettings.money.priceAlarm.label"),
    admin: {
      description: adminMessages("settings.shopSettings.money.priceAlarm.description"),
    },
    validate: wholeNumber(1, 1000),
  },
];

const cart: Field[] = [
  {
    name: "upsellProduct",
    type: "relationship",
    relationTo: "products",
    filterOptions: { kind: { equals: "gift-card" } },
    required: true,
    label: adminMessages("settings.shopSettings.cart.upsellProduct.label"),
  },
  {
    name: "bannerSeconds",
    type: "number",
    required: true,
    defaultValue: 5,
    label: adminMessages("settings.shopSettings.cart.bannerSeconds.label"),
    validate: wholeNumber(2, 60),
  },
  {
    name: "leadDays",
    type: "number",
    required: true,
    defaultValue: 12,
    label: adminMessages("settings.shopSettings.cart.leadDays.label"),
    validate: wholeNumber(1, 120),
  },
  {
    name: "termsVersion",
    type: "text",
    required: true,
    maxLength: 20,
    label: adminMessages("settings.shopSettings.cart.termsVersion.label"),
    admin: {
      description: adminMessages("settings.shopSettings.cart.termsVersion.description"),
    },
  },
];

const shipping: Field = {
  name: "shipping",
  type: "group",
  label: adminMessages("settings.shopSettings.shipping.shipping.label"),
  fields: [
    {
      name: "countries",
      type: "text",
      hasMany: true,
      required: true,
      label: adminMessages("settings.shopSettings.shipping.shipping.countries.label"),
      validate: validateWith(
        (value) =>
          Array.isArray(value) && value.length > 0 && value.every((code) => /^[A-Z]{2}$/.test(String(code))),
        adminMessages("settings.shopSettings.shipping.shipping.countries.validate"),
      ),
    },
    {
      name: "carrier",
      type: "select",
      options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      label: adminMessages("settings.shopSettings.shipping.shipping.carrier.label"),
      admin: { description: adminMessages("settings.shopSettings.shipping.shipping.carrier.description") },
    },
    {
      name: "transitDays",
      type: "number",
      min: 1,
      max: 60,
      label: adminMessages("settings.shopSettings.shipping.shipping.transitDays.label"),
      admin: {
        description: adminMessages("settings.shopSettings.shipping.shipping.transitDays.description"),
      },
    },
  ],
};

const instalment: Field = {
  name: "instalment",
  type: "group",
  label: adminMessages("settings.shopSettings.instalment.instalment.label"),
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: adminMessages("settings.shopSettings.instalment.instalment.enabled.label"),
    },
    {
      name: "count",
      type: "number",
      required: true,
      defaultValue: 3,
      label: adminMessages("settings.shopSettings.instalment.instalment.count.label"),
      validate: wholeNumber(2, 12),
    },
    {
      name: "currencies",
      type: "select",
      hasMany: true,
      options: [...currencies],
      defaultValue: ["EUR", "USD"],
      label: adminMessages("settings.shopSettings.instalment.instalment.currencies.label"),
    },
  ],
};

/** Settings of the whole shop. */
export const ShopSettings: GlobalConfig = {
  slug: "shop-settings",
  label: adminMessages("settings.shopSettings.label"),
  admin: { group: groups.settings },
  ...globalWithDrafts,
  // The base price belongs to the catalogue as well.
  hooks: revalidateOnGlobalChange("settings", "catalogue"),
  fields: [
    // What a new owner fills in comes first.
    company,
    shipping,
    vat,
    ...money,
    ...cart,
    workshop,
    instalment,
    tracking,
    adPages,
    pagePictures,
    maintenance,
  ],
};
