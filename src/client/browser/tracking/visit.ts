import { withoutLast } from "@/src/domain/tracking/ad-pages";
import { campaignOf } from "@/src/domain/tracking/campaign";
import { isSecretPage } from "@/src/domain/tracking/secret-pages";
import { locales, type Locale } from "@/src/domain/locale/locale";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { onAddition } from "@/src/client/browser/additions";
import { onConsentChange, readConsent } from "@/src/client/browser/consent";
import { clearTraces } from "./clear-traces";
import { hasForeignScript } from "./load-script";
import { closePixel, sendPixelAddition, sendPixelView } from "./pixel";
import { sendFigure } from "./send-figure";

/** A page view of a visitor who has consented. */
export interface Visit {
  /** without its language, see barePath */
  readonly path: string;
  readonly locale: Locale;
  readonly trackers: Trackers;
  /** Paths that advertisements lead to. */
  readonly adPages: readonly string[];
}

/** Prefix of a path in its address. */
const language = new RegExp(`^/(${locales.join("|")})(?=/|$)`);

let last: Visit | null = null;
let isListening = false;

/** A page whose document sends no referrer is secret too. */
const hidesAddress = () => document.querySelector('meta[name="referrer"][content="no-referrer"]') !== null;

/** @param path without a language */
export const isHidden = (path: string): boolean =>
  isSecretPage(path, window.location.search + window.location.hash) || hidesAddress();

/** Ends everything at once. A script that is in the document can only be ended by reloading it. */
function withdraw(isThisWindow: boolean): void {
  last = null;
  closePixel();
  clearTraces();
  if (!hasForeignScript()) return;
  window.addEventListener("pagehide", clearTraces);
  // Another window may contain an unfinished form, so it is not reloaded; it sends nothing any more, and its next
  // page loads no script.
  if (isThisWindow) window.location.reload();
}

/** A link to a secret page is followed by a full page load, so that no third-party script is carried over. */
function loadSecretAnew(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || link.target || !isPlain || !hasForeignScript() || link.origin !== window.location.origin)
    return;
  const path = link.pathname.replace(language, "") || "/";
  if (!isSecretPage(path, link.search + link.hash)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onConsentChange((event) => {
    if (readConsent() !== "accepted") withdraw(event.type !== "storage");
  });
  onAddition((addition) => {
    if (last?.trackers.pixel && readConsent() === "accepted")
      sendPixelAddition(last.trackers.pixel, addition);
  });
  document.addEventListener("click", loadSecretAnew, { capture: true });
}

const isSame = (visit: Visit) => last?.path === visit.path && last.locale === visit.locale;

/**
 * The only function through which anything is measured. It acts only after consent; it is called once per page.
 * Source: specification 17.1; specification §7, third-party scripts, /api/pi, /api/c, /api/analytics/insert.
 */
export function trackVisit(visit: Visit): void {
  if (readConsent() !== "accepted" || isSame(visit)) return;
  listen();
  if (isHidden(visit.path)) {
    last = null;
    // The page was reached without a link that could be intercepted.
    if (hasForeignScript()) window.location.reload();
    return;
  }
  last = visit;
  const { path, locale, trackers, adPages } = visit;
  sendFigure("/api/analytics/insert", { path, locale });
  if (adPages.includes(path)) sendFigure("/api/pi", { u: withoutLast(window.location.pathname) });
  const campaign = campaignOf(window.location.search);
  if (campaign) sendFigure("/api/c", { locale, ...campaign });
  if (trackers.pixel) sendPixelView(trackers.pixel);
}
