import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { openBuiltShop } from "./built-shop";
import { openHttpsProxy } from "./https-proxy";

export interface HttpsShop {
  /** https://localhost:… */
  readonly origin: string;
  /** The shop itself, behind its proxy. */
  readonly behind: string;
  readonly close: () => Promise<void>;
}

/** The shop as an operator runs it: behind one proxy that speaks https. */
export async function openHttpsShop(): Promise<HttpsShop> {
  const proxy = await openHttpsProxy();
  const port = await anyFreePort();
  proxy.leadTo(port);
  const shop = await openBuiltShop({
    name: "https",
    port,
    env: { SHOP_URL: proxy.origin, TRUSTED_PROXIES: "1" },
  });
  return {
    origin: proxy.origin,
    behind: shop.url,
    close: async () => {
      await shop.close();
      await proxy.close();
    },
  };
}
