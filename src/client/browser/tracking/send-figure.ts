import type { PageView } from "@/src/domain/contracts/tracking";
import type { Locale } from "@/src/domain/locale/locale";
import type { Campaign } from "@/src/domain/tracking/campaign";

/** Events for the endpoints of the shop. Source: specification §7. */
interface Figures {
  readonly "/api/analytics/insert": PageView;
  readonly "/api/pi": { readonly u: string };
  readonly "/api/c": Campaign & { readonly locale: Locale };
}

/**
 * Sends the shop an event, without a cookie and without awaiting an answer: a lost one is not an error for the
 * visitor.
 */
export function sendFigure<Path extends keyof Figures>(path: Path, figure: Figures[Path]): void {
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(figure),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}
