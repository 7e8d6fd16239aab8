import type { CartResponse } from "@/src/domain/contracts/cart";
import type { Locale } from "@/src/domain/locale/locale";

/** A cart as a tab has just read it, in that tab's language. */
export interface TabCart {
  readonly locale: Locale;
  readonly cart: CartResponse;
}

let channel: BroadcastChannel | null = null;

/** Sends the contents of the cart to the shopper's other tabs. */
export function tellTabs(read: TabCart): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel?.postMessage(read);
}

/**
 * Receives carts that other tabs have read. A page that is left closes the channel, so that it can enter the
 * back-forward cache.
 * @returns function that stops listening
 */
export function hearTabs(hear: (read: TabCart) => void): () => void {
  const close = () => {
    channel?.close();
    channel = null;
  };
  const open = () => {
    close();
    // A browser without BroadcastChannel shows the change once its tab acts.
    if (!("BroadcastChannel" in window)) return;
    channel = new BroadcastChannel("cart");
    // Only pages of this shop can send messages here.
    channel.addEventListener("message", ({ data }: MessageEvent<TabCart>) => hear(data));
  };
  open();
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", open);
  return () => {
    window.removeEventListener("pagehide", close);
    window.removeEventListener("pageshow", open);
    close();
  };
}
