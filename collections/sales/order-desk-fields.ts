import type { Field } from "payload";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import { day, figure, json, readOnly, text } from "./order-field-kinds";

/** Fields the order desk adds to an order: its author, the order it replaces, part parcels. */
export const deskFields: Field[] = [
  text("madeBy", { fr: "Saisie par", en: "Made by", es: "Creado por", ja: "登録者" }),
  day("linkUntil", {
    fr: "Lien de paiement valable jusqu’au",
    en: "Payment link open until",
    es: "Enlace de pago abierto hasta",
    ja: "支払いリンクの期限",
  }),
  {
    name: "exchangeOf",
    type: "relationship",
    relationTo: "orders",
    label: { fr: "Échange de", en: "Exchange of", es: "Cambio de", ja: "交換元の注文" },
    index: true,
    access: readOnly,
  },
  json(
    "exchangedPieces",
    { fr: "Pièces rendues", en: "Pieces coming back", es: "Piezas devueltas", ja: "返送される品" },
    false,
  ),
  day("returnedAt", { fr: "Retour reçu le", en: "Returned on", es: "Devuelto el", ja: "返送品の到着日" }),
  figure(
    "promisedDays",
    {
      fr: "Délai promis (jours)",
      en: "Promised lead time (days)",
      es: "Plazo prometido (días)",
      ja: "約束した納期（日）",
    },
    false,
  ),
  day("refundDueAt", {
    fr: "À rembourser avant le",
    en: "Refund due by",
    es: "Reembolso antes del",
    ja: "返金期限",
  }),
  {
    name: "partParcels",
    type: "array",
    label: { fr: "Colis partiels", en: "Part parcels", es: "Paquetes parciales", ja: "分割発送" },
    labels: {
      singular: { fr: "Colis", en: "Parcel", es: "Paquete", ja: "荷物" },
      plural: { fr: "Colis", en: "Parcels", es: "Paquetes", ja: "荷物" },
    },
    access: readOnly,
    fields: [
      {
        name: "carrier",
        type: "select",
        required: true,
        label: { fr: "Transporteur", en: "Carrier", es: "Transportista", ja: "配送会社" },
        options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      },
      text(
        "trackingNumber",
        { fr: "Numéro de suivi", en: "Tracking number", es: "Número de seguimiento", ja: "追跡番号" },
        { required: true },
      ),
      day("sentAt", { fr: "Parti le", en: "Sent on", es: "Enviado el", ja: "発送日" }, { required: true }),
      json("pieces", { fr: "Contenu", en: "Contents", es: "Contenido", ja: "内容" }),
    ],
  },
];
