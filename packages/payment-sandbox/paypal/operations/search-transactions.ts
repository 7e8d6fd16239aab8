import type { SearchRequest } from "../api/order-request";
import { WalletError } from "../api/wallet-error";
import type { WalletCapture } from "../documents";
import { toWalletMoney } from "../objects/wallet-money";
import type { PaypalSandbox } from "../paypal-sandbox";

/** Longest span of a search, in milliseconds. */
const longestSpan = 31 * 24 * 3_600_000;

/** The provider's code of each kind of movement. Source: its table of transaction event codes. */
const codes = { payment: "T0006", refund: "T1107", reversal: "T1106" } as const;

interface Movement {
  readonly id: string;
  readonly at: number;
  readonly code: string;
  /** smallest unit of the currency; below nothing for what leaves the account */
  readonly amount: number;
  readonly capture: WalletCapture;
}

function movementsOf({ store }: PaypalSandbox): Movement[] {
  const captures = store.all("walletCaptures").filter(({ status }) => status === "COMPLETED");
  const received = captures.map((capture) => ({
    id: capture.id,
    at: capture.updatedAt,
    code: codes.payment,
    amount: capture.amount,
    capture,
  }));
  const returned = store.all("walletRefunds").flatMap(({ id, capture: of, createdAt: at, ...refund }) => {
    const capture = captures.find((one) => one.id === of);
    const code = refund.isReversal ? codes.reversal : codes.refund;
    return capture ? [{ id, at, code, amount: -refund.amount, capture }] : [];
  });
  return [...received, ...returned].toSorted((one, other) => one.at - other.at);
}

function showMovement({ store }: PaypalSandbox, { id, at, code, amount, capture }: Movement) {
  const unit = store.get("walletOrders", capture.order)?.request.purchase_units[0];
  const money = toWalletMoney(Math.abs(amount), capture.currency);
  const time = new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
  return {
    transaction_info: {
      transaction_id: id,
      transaction_event_code: code,
      // A payment refers to the order, a refund to the payment.
      paypal_reference_id: amount > 0 ? capture.order : capture.id,
      paypal_reference_id_type: amount > 0 ? "ODR" : "TXN",
      transaction_initiation_date: time,
      transaction_updated_date: time,
      transaction_amount: { ...money, value: `${amount < 0 ? "-" : ""}${money.value}` },
      transaction_status: "S",
      ...(unit?.invoice_id !== undefined && { invoice_id: unit.invoice_id }),
      ...(unit?.custom_id !== undefined && { custom_field: unit.custom_id }),
    },
  };
}

/** Money that moved in a span of time, the oldest first. @throws WalletError 400 for a longer span than can be searched */
export function searchTransactions(sandbox: PaypalSandbox, search: SearchRequest): object {
  const { start_date: from, end_date: until, page, page_size: size } = search;
  if (until < from || until - from > longestSpan)
    throw new WalletError(400, [
      { issue: "INVALID_REQUEST", description: "Date range is greater than 31 days.", location: "query" },
    ]);
  const found = movementsOf(sandbox).filter(({ at }) => at >= from && at <= until);
  const shown = found.slice((page - 1) * size, page * size);
  return {
    transaction_details: shown.map((movement) => showMovement(sandbox, movement)),
    start_date: new Date(from).toISOString(),
    end_date: new Date(until).toISOString(),
    last_refreshed_datetime: new Date(sandbox.clock.now()).toISOString(),
    page,
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / size)),
    links: [],
  };
}
