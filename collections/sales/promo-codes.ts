import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig, Field } from "payload";
import type { Reduction } from "@/src/domain/cart/promotion";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { groups } from "@/collections/admin-text";
import { withDrafts } from "@/collections/drafts";
import { wholeNumber } from "@/collections/validators";
import { endsAfterStart } from "@/collections/ends-after-start";
import {
  amountNeeded,
  knownArticles,
  knownOptions,
  partsNeeded,
  percentNeeded,
  titleNeeded,
} from "./promo-code-rules";
import { optionalAmount } from "@/collections/optional-amount";

/** A column of the list that is computed from the orders; not shown in the form. */
const promoColumn = (name: "uses" | "revenue" | "lastUse", label: ReaderText): Field => ({
  name,
  type: "ui",
  label,
  admin: {
    components: {
      Cell: { path: "/src/admin/promo/promo-cell#PromoCell", serverProps: { figure: name } },
      Field: "/src/admin/fields/shown-by-sheet#ShownBySheet",
    },
  },
});

const ofKind = (kind: Reduction["kind"]) => ({ field: "kind", is: [kind] });

/**
 * A discount by code, or an automatic one for all customers. The number of uses is counted from the orders, never
 * stored twice. Source: specification 12.4.
 */
export const PromoCodes: CollectionConfig = {
  slug: "promo-codes",
  labels: {
    singular: { fr: "Code promo", en: "Promo code", es: "Código promocional", ja: "プロモーションコード" },
    plural: { fr: "Codes promo", en: "Promo codes", es: "Códigos promocionales", ja: "プロモーションコード" },
  },
  admin: {
    group: groups.sales,
    useAsTitle: "code",
    defaultColumns: ["code", "kind", "percent", "amount", "uses", "revenue", "lastUse", "endsAt", "enabled"],
  },
  ...withDrafts,
  fields: [
    {
      name: "figures",
      type: "ui",
      admin: { components: { Field: "/src/admin/promo/promo-sheet#PromoSheet" }, disableListColumn: true },
    },
    promoColumn("uses", { fr: "Commandes", en: "Orders", es: "Pedidos", ja: "注文数" }),
    promoColumn("revenue", { fr: "Encaissé", en: "Revenue", es: "Ingresos", ja: "売上" }),
    promoColumn("lastUse", { fr: "Dernière fois", en: "Last use", es: "Último uso", ja: "最終利用" }),
    {
      name: "code",
      type: "text",
      label: { fr: "Code", en: "Code", es: "Código", ja: "コード" },
      required: true,
      unique: true,
      maxLength: 40,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : value)],
      },
    },
    {
      name: "title",
      type: "text",
      localized: true,
      maxLength: 60,
      validate: titleNeeded,
      label: {
        fr: "Nom pour les clients",
        en: "Name for customers",
        es: "Nombre para los clientes",
        ja: "表示名",
      },
      admin: {
        description: {
          fr: "Ce que le panier affiche, par exemple « Coffret offert ». Vide : le code.",
          en: "What the cart shows, “Free premium box” for example. Empty: the code.",
          es: "Lo que muestra el carrito, por ejemplo «Estuche de regalo». Vacío: el código.",
          ja: "カートに表示される名前（例：「プレミアムボックス無料」）。空欄の場合はコードを表示します。",
        },
      },
    },
    {
      name: "automatic",
      type: "checkbox",
      defaultValue: false,
      required: true,
      index: true,
      label: { fr: "Sans code", en: "Without a code", es: "Sin código", ja: "コード不要" },
      admin: {
        description: {
          fr: "S’applique à tous les paniers qui remplissent les conditions. Un panier a une seule promotion : la plus avantageuse.",
          en: "Holds for every cart that meets the conditions. A cart has one promotion: the one that takes most off.",
          es: "Se aplica a todos los carritos que cumplen las condiciones. Un carrito tiene una sola promoción: la más ventajosa.",
          ja: "条件を満たすすべてのカートに適用されます。1つのカートに適用されるのは、最もお得な1件だけです。",
        },
      },
    },
    {
      name: "kind",
      type: "select",
      required: true,
      defaultValue: "percent",
      label: { fr: "Avantage", en: "Advantage", es: "Ventaja", ja: "特典" },
      options: [
        { value: "percent", label: { fr: "Pourcentage", en: "Percentage", es: "Porcentaje", ja: "割引率" } },
        {
          value: "amount",
          label: {
            fr: "Montant sur le panier",
            en: "Amount off the cart",
            es: "Importe del carrito",
            ja: "カートからの割引額",
          },
        },
        {
          value: "part",
          label: { fr: "Pièce offerte", en: "Free part", es: "Pieza de regalo", ja: "部品無料" },
        },
      ],
    },
    {
      name: "percent",
      type: "number",
      label: { fr: "Réduction (%)", en: "Reduction (%)", es: "Descuento (%)", ja: "割引（%）" },
      min: 1,
      max: 100,
      validate: percentNeeded,
      admin: {
        components: {
          Field: {
            path: "/src/admin/fields/field-when#NumberWhen",
            clientProps: { when: ofKind("percent") },
          },
        },
      },
    },
    optionalAmount(
      "amount",
      { fr: "Remise (€)", en: "Amount off (€)", es: "Descuento (€)", ja: "割引額（€）" },
      {
        validate: amountNeeded,
        when: ofKind("amount"),
        description: {
          fr: "Une fois par commande, répartie sur les articles concernés qui n’ont pas leur propre remise.",
          en: "Once for an order, shared among its items that have no reduction of their own.",
          es: "Una vez por pedido, repartido entre los artículos sin descuento propio.",
          ja: "注文ごとに1回、値引きのない対象商品に按分されます。",
        },
      },
    ),
    {
      name: "parts",
      type: "text",
      hasMany: true,
      label: { fr: "Pièces offertes", en: "Free parts", es: "Piezas de regalo", ja: "無料の部品" },
      validate: partsNeeded,
      admin: {
        components: {
          Field: {
            path: "/src/admin/fields/option-picker#OptionPicker",
            clientProps: { when: ofKind("part") },
          },
        },
        description: {
          fr: "Des montres composées : leur prix ne compte pas, par exemple celui du coffret.",
          en: "Of bespoke watches: their price does not count, that of the premium box for example.",
          es: "De los relojes compuestos: su precio no cuenta, por ejemplo el del estuche.",
          ja: "オーダーメイドウォッチの部品。その価格（例：プレミアムボックス）は請求されません。",
        },
      },
    },
    optionalAmount(
      "minimum",
      { fr: "À partir de (€)", en: "From (€)", es: "A partir de (€)", ja: "最低購入額（€）" },
      {
        description: {
          fr: "Ce que les articles doivent coûter, cartes cadeaux exceptées. Vide : sans minimum.",
          en: "What the items must come to, gift cards apart. Empty: no minimum.",
          es: "Lo que deben sumar los artículos, salvo tarjetas regalo. Vacío: sin mínimo.",
          ja: "ギフトカードを除く商品の合計。空欄は下限なし。",
        },
      },
    ),
    {
      name: "perCustomer",
      type: "number",
      min: 1,
      validate: wholeNumber(1, 1_000, { isRequired: false }),
      label: {
        fr: "Utilisations par client",
        en: "Uses per customer",
        es: "Usos por cliente",
        ja: "お一人様の利用回数",
      },
      admin: {
        description: {
          fr: "En commandes ; demande une connexion. Vide : sans limite.",
          en: "In orders; asks to sign in. Empty: no limit.",
          es: "En pedidos; pide iniciar sesión. Vacío: sin límite.",
          ja: "注文数。ログインが必要になります。空欄は無制限。",
        },
      },
    },
    {
      name: "startsAt",
      type: "date",
      label: { fr: "Valable dès", en: "Valid from", es: "Válido desde", ja: "開始日時" },
      admin: { ...dayAndTime },
    },
    {
      name: "endsAt",
      type: "date",
      label: { fr: "Valable jusqu’au", en: "Valid until", es: "Válido hasta", ja: "終了日時" },
      validate: endsAfterStart,
      admin: { ...dayAndTime },
    },
    {
      name: "limit",
      type: "number",
      label: { fr: "Nombre d’utilisations", en: "Number of uses", es: "Número de usos", ja: "利用回数" },
      min: 1,
      admin: {
        description: {
          fr: "En commandes ; vide : sans limite. Une commande abandonnée rend la sienne.",
          en: "In orders; empty: no limit. An abandoned order gives its use back.",
          es: "En pedidos; vacío: sin límite. Un pedido caducado devuelve el suyo.",
          ja: "注文数。空欄は無制限。期限切れの注文は数えません。",
        },
      },
    },
    {
      name: "skus",
      type: "text",
      label: { fr: "Articles", en: "Items", es: "Artículos", ja: "対象商品" },
      hasMany: true,
      validate: knownArticles,
      admin: {
        description: {
          fr: "Références ; vide : tous les articles. Jamais les cartes cadeaux.",
          en: "Skus; empty: every item. Never gift cards.",
          es: "Referencias; vacío: todos los artículos. Nunca las tarjetas regalo.",
          ja: "SKU。空欄は全商品。ギフトカードは常に対象外です。",
        },
      },
    },
    {
      name: "options",
      type: "text",
      label: { fr: "Options", en: "Options", es: "Opciones", ja: "対象オプション" },
      hasMany: true,
      validate: knownOptions,
      admin: {
        components: { Field: "/src/admin/fields/option-picker#OptionPicker" },
        description: {
          fr: "Les montres composées avec l’une d’elles, en plus des articles ci-dessus.",
          en: "Bespoke watches with one of them, besides the items above.",
          es: "Los relojes compuestos con una de ellas, además de los artículos anteriores.",
          ja: "上記の商品に加え、いずれかを使ったオーダーメイドウォッチが対象になります。",
        },
      },
    },
    {
      name: "enabled",
      type: "checkbox",
      label: { fr: "Actif", en: "Active", es: "Activo", ja: "有効" },
      defaultValue: true,
      required: true,
    },
  ],
};
