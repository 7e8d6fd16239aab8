import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import { day, figure, hidden, json, readOnly, text } from "./order-field-kinds";

/** Fields the order desk adds to an order: its author, the order it replaces, part parcels. */
export const deskFields: Field[] = [
  text("madeBy", adminMessages("sales.orderDesk.desk.madeBy.label")),
  // Address of the profile of the agent that prepared it, and the secret of its session.
  text("agent", adminMessages("sales.orderDesk.desk.agent.label"), { index: true }),
  hidden("agentSession", { index: true }),
  day("linkUntil", adminMessages("sales.orderDesk.desk.linkUntil.label")),
  {
    name: "exchangeOf",
    type: "relationship",
    relationTo: "orders",
    label: adminMessages("sales.orderDesk.desk.exchangeOf.label"),
    index: true,
    access: readOnly,
  },
  json("exchangedPieces", adminMessages("sales.orderDesk.desk.exchangedPieces.label"), false),
  day("returnedAt", adminMessages("sales.orderDesk.desk.returnedAt.label")),
  figure("promisedDays", adminMessages("sales.orderDesk.desk.promisedDays.label"), false),
  day("refundDueAt", adminMessages("sales.orderDesk.desk.refundDueAt.label")),
  {
    name: "partParcels",
    type: "array",
    label: adminMessages("sales.orderDesk.desk.partParcels.label"),
    labels: adminMessagesByKey("sales.orderDesk.desk.partParcels.labels"),
    access: readOnly,
    fields: [
      {
        name: "carrier",
        type: "select",
        required: true,
        label: adminMessages("sales.orderDesk.desk.partParcels.carrier.label"),
        options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      },
      text("trackingNumber", adminMessages("sales.orderDesk.desk.partParcels.trackingNumber.label"), {
        required: true,
      }),
      day("sentAt", adminMessages("sales.orderDesk.desk.partParcels.sentAt.label"), { required: true }),
      json("pieces", adminMessages("sales.orderDesk.desk.partParcels.pieces.label")),
    ],
  },
];
