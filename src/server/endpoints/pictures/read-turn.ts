import { env } from "@/src/env";
import type { Turn } from "@/src/services/configurator/plan-picture";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import type { PictureRequest } from "./picture-request";

/** From here on a browser does not need the answer to continue. Source: RFC 9218, 4.1: 3 is usual, 7 is background. */
const firstAhead = 4;

/** Priority of a request for a picture: browsers mark prefetches in `Priority`. */
export function readTurn(request: PictureRequest): Turn {
  const urgency = /(?:^|,)\s*u=([0-7])/.exec(request.headers.get("priority") ?? "")?.[1];
  return {
    urgency: Number(urgency ?? 0) >= firstAhead ? "likely" : "shown",
    client: clientAddress(request.headers, env().TRUSTED_PROXIES) ?? "unknown",
    ...(request.signal && { signal: request.signal }),
  };
}
