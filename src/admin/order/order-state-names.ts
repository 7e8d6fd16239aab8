import type { OrderState } from "@/src/domain/order/order-state";

/** Names of an order's states in the admin. */
export const orderStateNames: Readonly<
  Record<OrderState, Readonly<Record<"fr" | "en" | "es" | "ja", string>>>
> = {
  pending: {
    fr: "En attente de paiement",
    en: "Waiting for payment",
    es: "Pendiente de pago",
    ja: "支払い待ち",
  },
  processing: { fr: "Paiement en cours", en: "Payment in progress", es: "Pago prometido", ja: "決済処理中" },
  paid: { fr: "Payée", en: "Paid", es: "Pagado", ja: "支払い済み" },
  held: {
    fr: "Retenue, à vérifier",
    en: "Held, to be checked",
    es: "Retenido, por revisar",
    ja: "保留・要確認",
  },
  "in-workshop": { fr: "À l’atelier", en: "In the workshop", es: "En el taller", ja: "組み立て中" },
  "quality-control": { fr: "Contrôle", en: "Quality control", es: "Control de calidad", ja: "検品中" },
  shipped: { fr: "Expédiée", en: "Shipped", es: "Enviado", ja: "発送済み" },
  delivered: { fr: "Livrée", en: "Delivered", es: "Entregado", ja: "お届け済み" },
  expired: { fr: "Expirée", en: "Expired", es: "Caducado", ja: "期限切れ" },
  failed: { fr: "Paiement refusé", en: "Payment failed", es: "Pago rechazado", ja: "決済失敗" },
  withdrawn: { fr: "Rétractée", en: "Withdrawn", es: "Desistido", ja: "契約撤回" },
  refunded: { fr: "Remboursée", en: "Refunded", es: "Reembolsado", ja: "返金済み" },
};
