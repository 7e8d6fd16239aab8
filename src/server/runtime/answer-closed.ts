import { defaultLocale, isLocale } from "@/src/domain/locale/locale";
import type { Closing } from "./closing";

/** Search engines retry after an hour where no opening time is set. */
const usualWait = 3_600;

/** Address of the page that is shown while the shop is closed, in the language of an address. */
export function maintenancePath(pathname: string): string {
  const [, first] = pathname.split("/");
  return isLocale(first) && first !== defaultLocale ? `/${first}/maintenance` : "/maintenance";
}

function secondsUntil({ until }: Closing, now: Date): number {
  const seconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : usualWait;
  return seconds > 0 ? seconds : usualWait;
}

/**
 * The page /maintenance under any other address, with the status that asks search engines to retry: closed
 * temporarily, not gone.
 * @param origin where this very server listens
 */
export async function answerClosed(
  pathname: string,
  closing: Closing,
  origin: string,
  now: Date,
): Promise<Response> {
  const page = await fetch(new URL(maintenancePath(pathname), origin));
  return new Response(page.body, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(secondsUntil(closing, now)),
    },
  });
}
