import type { Reply } from "./route";

export function jsonReply(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", ...headers },
    body: JSON.stringify(value, null, 2),
  };
}

// No form-action: Chromium applies it to the redirect after the form too, and
// paying ends with a redirect to the shop's own origin.
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

export function pageReply(status: number, html: string): Reply {
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": pagePolicy,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    },
    body: html,
  };
}

/** 303: the browser follows with GET, so that a reload never repeats a payment. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { Location: location, "Cache-Control": "no-store" }, body: "" };
}

export function styleReply(css: string): Reply {
  return {
    status: 200,
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "max-age=300" },
    body: css,
  };
}
