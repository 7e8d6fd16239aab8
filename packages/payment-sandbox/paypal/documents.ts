import type { Task } from "../clock/scheduler";
import type { Delivery, EventRecord } from "../stripe/documents";
import type { OrderRequest } from "./api/order-request";
import type { WalletFaults } from "./faults";

/** How the shopper pays, as chosen on the approval page. */
export const fundings = ["balance", "echeck", "refused"] as const;
export type Funding = (typeof fundings)[number];

/** The payer who approved an order, from the account data. */
export interface Payer {
  id: string;
  email: string;
  givenName: string;
  surname: string;
}

export type WalletOrderStatus = "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";

export interface WalletOrder {
  id: string;
  request: OrderRequest;
  status: WalletOrderStatus;
  payer: Payer | null;
  funding: Funding;
  /** The one capture of a completed order. */
  capture: string | null;
  /** Milliseconds on the sandbox's clock, as all times here. */
  createdAt: number;
  updatedAt: number;
  /** The shopper chose, on the page, not to be redirected. */
  neverReturns: boolean;
}

export interface WalletCapture {
  id: string;
  order: string;
  /** smallest unit of the currency */
  amount: number;
  currency: string;
  status: "COMPLETED" | "PENDING" | "DECLINED";
  createdAt: number;
  updatedAt: number;
}

export interface WalletRefund {
  id: string;
  capture: string;
  amount: number;
  /** Taken back by the payer's bank rather than given back by the shop. */
  isReversal: boolean;
  createdAt: number;
}

/** An answer kept under its PayPal-Request-Id. */
export interface KeptAnswer {
  endpoint: string;
  body: string;
  at: number;
}

export type WalletTask = Task & { kind: "deliver"; deliveries: string[]; isParallel: boolean };

/** A webhook that was created through the API. */
export interface WalletWebhook {
  id: string;
  url: string;
  eventTypes: readonly string[];
}

/** Key and certificate the events are signed with. */
export interface SigningKey {
  id: string;
  privateKey: string;
  certificate: string;
}

/** All stored data of the PayPal sandbox; its names differ from the card provider's. */
export interface PaypalDocuments {
  walletOrders: WalletOrder;
  walletCaptures: WalletCapture;
  walletRefunds: WalletRefund;
  walletAnswers: KeptAnswer;
  walletTokens: { token: string; until: number };
  walletEvents: EventRecord;
  walletDeliveries: Delivery;
  walletTasks: WalletTask;
  walletKey: SigningKey;
  walletWebhooks: WalletWebhook;
  walletFaults: WalletFaults;
  walletSequence: number;
}
