import type { Endpoint } from "payload";
import type * as v from "valibot";
import { adViewRequest, campaignRequest, pageViewRequest } from "@/src/domain/contracts/tracking";
import { fail, ok, type Result } from "@/src/domain/result";
import { env } from "@/src/env";
import { countAdView, countArrival, countView } from "@/src/services/figures/count-visit";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { endpoint, type Caller, type EndpointError, type Reply } from "./route";
import { trackingLimit } from "./tracking-limit";

/** All users of an office share one address. */
const isWithinLimit = trackingLimit({ times: 300, seconds: 600, addresses: 50_000 });

const done = () => ok(new Response(null, { status: 204, headers: { "cache-control": "no-store" } }));

const tooMany = fail({ code: "too-many", message: "Too many of these were sent." } as const);

/** Counts an event unless its address has sent it too often; the address is not stored. */
async function counted<Code extends string>(
  { shop, headers }: Caller,
  count: () => Result<null, EndpointError<Code>> | Promise<Result<null, EndpointError<Code>>>,
): Reply<Code | "too-many"> {
  if (!isWithinLimit(clientAddress(headers, env().TRUSTED_PROXIES), shop.clock())) return tooMany;
  const outcome = await count();
  return outcome.ok ? done() : outcome;
}

const invalid = (field: string, message: string) => fail({ code: "invalid", field, message } as const);

/** POST /api/pi */
const adView = ({ u }: v.InferOutput<typeof adViewRequest>, caller: Caller) =>
  counted<"invalid">(caller, async () => {
    const outcome = await countAdView(caller.shop, u);
    return outcome.ok ? outcome : invalid("u", "No advertisement leads to this page.");
  });

/** POST /api/c */
const arrival = ({ locale, ...said }: v.InferOutput<typeof campaignRequest>, caller: Caller) =>
  counted<"invalid">(caller, () => {
    const outcome = countArrival(caller.shop, said, locale);
    return outcome.ok ? outcome : invalid("source", "Name a source in plain words.");
  });

/** POST /api/analytics/insert */
const pageView = ({ path, locale }: v.InferOutput<typeof pageViewRequest>, caller: Caller) =>
  counted<never>(caller, () => {
    countView(caller.shop, path, locale);
    return ok(null);
  });

/** Events that pages send after their visitor's consent (src/client/browser/tracking). Source: specification §7; 17.1. */
export const trackingEndpoints: Endpoint[] = [
  endpoint({
    method: "post",
    path: "/pi",
    request: adViewRequest,
    handle: adView,
    errors: { invalid: 400, "too-many": 429 },
  }),
  endpoint({
    method: "post",
    path: "/c",
    request: campaignRequest,
    handle: arrival,
    errors: { invalid: 400, "too-many": 429 },
  }),
  endpoint({
    method: "post",
    path: "/analytics/insert",
    request: pageViewRequest,
    handle: pageView,
    errors: { "too-many": 429 },
  }),
];
