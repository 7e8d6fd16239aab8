import { lastTime } from "@/src/domain/order/last-time";
import type { MailContent, OrderMail } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { orderFigures } from "./order-figures";
import { summaryHtml, summaryText } from "./order-summary";

interface Notice {
  readonly subject: string;
  readonly intro: string;
}

/** Why a payment is held, as staff reads it. The shop's staff works in French. */
const mismatches: Readonly<Record<string, string>> = {
  amount: "le montant payé n’est pas celui de la commande",
  currency: "la devise payée n’est pas celle de la commande",
  reference: "le paiement ne porte pas le numéro de la commande",
  session: "le paiement vient d’une autre page de paiement",
  dispute: "la banque conteste le paiement",
  "gift-card": "une carte cadeau utilisée est gelée ou ne suffit plus",
};

function staffMail(mail: OrderMail, { subject, intro }: Notice): MailContent {
  const frame = {
    locale: "fr" as const,
    title: subject,
    intro,
    links: [{ label: "Administration", href: `${mail.origin}/admin/collections/orders/${mail.order.id}` }],
    footer: [],
  };
  return {
    subject,
    html: mailFrame({ ...frame, body: summaryHtml(mail) }),
    text: mailText(frame, summaryText(mail)),
  };
}

/** To staff: money came that does not fit its order; nothing is sent before somebody decides. */
export function heldNotice(mail: OrderMail): MailContent {
  const { number, heldReason } = mail.order;
  const reason = mismatches[heldReason ?? ""] ?? heldReason ?? "raison inconnue";
  return staffMail(mail, {
    subject: `Commande ${number} à vérifier`,
    intro: `La commande ${number} est retenue\u00A0: ${reason}. Rien ne part avant votre décision.`,
  });
}

/** To staff: a bank disputes a payment. */
export function disputeNotice(mail: OrderMail): MailContent {
  const { number } = mail.order;
  return staffMail(mail, {
    subject: `Paiement contesté, commande ${number}`,
    intro: `La banque conteste le paiement de la commande ${number}. L’expédition est suspendue\u00A0; répondez dans l’espace du prestataire de paiement.`,
  });
}

/** To staff: a buyer has withdrawn. */
export function withdrawalNotice(mail: OrderMail): MailContent {
  const { order } = mail;
  const { day, time } = orderFigures({ ...order, locale: "fr" });
  const at = lastTime(order, "withdrawn") ?? order.createdAt;
  const parcel =
    lastTime(order, "shipped") === null
      ? "Rien n’est parti\u00A0: arrêtez l’assemblage."
      : "Attendez le colis, ou la preuve de son envoi.";
  return staffMail(mail, {
    subject: `Rétractation, commande ${order.number}`,
    intro: `${order.contact.name ?? order.contact.email ?? "Le client"} s’est rétracté le ${day(at)} à ${time(at)}. ${parcel} Le remboursement se fait sur la page de la commande, dans l’administration, dans les 14 jours.`,
  });
}

/** To staff: somebody has left a word with a donation, and the page promises an answer. */
export function donationNotice(mail: OrderMail): MailContent {
  const { number, contact } = mail.order;
  return staffMail(mail, {
    subject: `Un mot avec le don ${number}`,
    intro: `${contact.name ?? contact.email ?? "Quelqu’un"} a laissé un mot avec son don. La page promet une réponse${contact.email === null ? "" : `\u00A0: ${contact.email}`}.`,
  });
}
