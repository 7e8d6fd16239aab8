import type { Trackers } from "@/src/domain/tracking/trackers";
import type { Addition } from "@/src/client/browser/additions";
import { loadScript } from "./load-script";

/** The function a pixel's script adds to the page: calls before it has loaded are queued. */
interface PixelCall {
  (...words: readonly unknown[]): void;
  callMethod?: (...words: readonly unknown[]) => void;
  queue: (readonly unknown[])[];
  push: (...words: readonly unknown[]) => void;
  loaded: boolean;
  version: string;
  /** The tracking module reports page views; the script must not watch the address by itself. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelCall;
    _fbq?: PixelCall;
  }
}

/** Hundredths of a euro, where the cart has no price. Source: specification §7, AddToCart: default 200. */
const usualPrice = 20_000;

function makeCall(): PixelCall {
  const queue: (readonly unknown[])[] = [];
  const push = (...words: readonly unknown[]) => {
    if (call.callMethod) call.callMethod(...words);
    else queue.push(words);
  };
  const call: PixelCall = Object.assign(push, {
    queue,
    push,
    loaded: true,
    version: "2.0",
    disablePushState: true,
  });
  return call;
}

/** The pixel of this document, created at the first use. It gets only the data passed to it. */
function openPixel({ id, script }: NonNullable<Trackers["pixel"]>): PixelCall {
  if (window.fbq) return window.fbq;
  const call = makeCall();
  window.fbq = call;
  window._fbq = call;
  call("consent", "grant");
  call("set", "autoConfig", false, id);
  call("init", id);
  // Blocked by the browser or unavailable: the visit continues without it.
  loadScript(script).catch(() => undefined);
  return call;
}

/** Source: specification §7, third-party scripts: a page view on each route change. */
export function sendPixelView(pixel: NonNullable<Trackers["pixel"]>): void {
  openPixel(pixel)("track", "PageView");
}

/** Source: specification §7, third-party scripts: AddToCart with sku, value price/100 (default 200), EUR. */
export function sendPixelAddition(pixel: NonNullable<Trackers["pixel"]>, { sku, price }: Addition): void {
  openPixel(pixel)("track", "AddToCart", {
    // The recipient of a gift is not sent.
    content_ids: [sku.replace(/~.*$/, "")],
    content_type: "product",
    value: (price ?? usualPrice) / 100,
    currency: "EUR",
  });
}

/** Nothing more is sent from this document. */
export function closePixel(): void {
  window.fbq?.("consent", "revoke");
  delete window.fbq;
  delete window._fbq;
}
