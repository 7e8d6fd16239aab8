import type { BrowserContext } from "@playwright/test";
import { shopUrl } from "./addresses";

/** Calls to the shop's own endpoints for figures, and requests to third parties. */
export interface Traffic {
  /** "POST /api/analytics/insert {…}", oldest first */
  readonly figures: string[];
  /** addresses outside the shop, without what they were sent */
  readonly foreign: string[];
  /** events of the pixel: "PageView", "AddToCart {…}" */
  readonly pixel: string[];
  /** Everything seen so far; the next look sees only what came after. */
  readonly take: () => { figures: string[]; foreign: string[]; pixel: string[] };
}

const origin = new URL(shopUrl).origin;
const measuring = /^\/api\/(pi|c|analytics\/insert)$/;

/** Replaces the pixel's own script: sets its cookie, and sends its events to its origin. */
const pixelScript = `(function () {
  document.cookie = "_fbp=fb.1.1; path=/";
  localStorage.setItem("lastExternalReferrer", "empty");
  var tell = function () {
    var words = [].slice.call(arguments);
    if (words[0] !== "track") return;
    new Image().src = "https://www.facebook.com/tr?ev=" + words[1] + "&cd=" + encodeURIComponent(JSON.stringify(words[2] || {}));
  };
  window.fbq.callMethod = tell;
  window.fbq.queue.splice(0).forEach(function (words) { tell.apply(null, words); });
})();`;

/** Replaces the provider's script: reports its parameters. */
const instalmentScript = `window.Stripe = function (key) {
  return { elements: function (options) { return { create: function (kind, asked) {
    var node = document.createElement("p"), ready = function () {};
    return {
      on: function (_, listener) { ready = listener; },
      mount: function (target) {
        node.textContent = "message " + [key, kind, options.locale, asked.amount, asked.currency, asked.countryCode].join(" ");
        document.cookie = "__stripe_mid=1; path=/";
        target.append(node);
        ready();
      },
      destroy: function () { node.remove(); },
    };
  } }; } };
};`;

/** Counts every request of a browser, and answers for the strangers so that nothing leaves this machine. */
export async function watchTraffic(context: BrowserContext): Promise<Traffic> {
  const figures: string[] = [];
  const foreign: string[] = [];
  const pixel: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol === "data:" || url.protocol === "blob:") return;
    if (url.origin === origin) {
      if (measuring.test(url.pathname)) figures.push(`${url.pathname} ${request.postData() ?? ""}`);
      return;
    }
    foreign.push(url.origin + url.pathname);
    if (url.pathname !== "/tr") return;
    const details = url.searchParams.get("cd") ?? "{}";
    pixel.push(`${url.searchParams.get("ev")}${details === "{}" ? "" : ` ${details}`}`);
  });
  const javascript = { contentType: "text/javascript" };
  await context.route("https://connect.facebook.net/**", (route) =>
    route.fulfill({ ...javascript, body: pixelScript }),
  );
  await context.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ ...javascript, body: instalmentScript }),
  );
  await context.route("https://www.facebook.com/**", (route) => route.fulfill({ status: 204, body: "" }));
  return {
    figures,
    foreign,
    pixel,
    take: () => ({ figures: figures.splice(0), foreign: foreign.splice(0), pixel: pixel.splice(0) }),
  };
}
