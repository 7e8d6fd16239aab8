import type { Payload } from "payload";
import { foundNoConnection } from "@/src/server/runtime/is-unavailable";
import { withBodyLimit } from "@/src/server/runtime/policy/limit-body";
import { refusingUnreadable } from "@/src/admin/payload-fixes/refuse-unreadable";
import { withCollisionRetry } from "@/src/admin/payload-fixes/retry-collision";
import { shopOf } from "@/src/server/runtime/shop-of";
import { namesStaffSession } from "@/src/server/runtime/staff/staff-cookie";
import { answerBusy } from "./answer";
import { answerBroken } from "./answer-broken";
import { concurrencyLimit } from "./concurrency-limit";

type Handle<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * Fewer than half of the connections to the database, so that shoppers always get one, and few enough to keep the
 * event loop free: one save by the CMS blocks it for a tenth of a second and more.
 */
export const savesAtOnce = 3;

/** The CMS's forms query by a POST with a method override to GET. */
const isReading = ({ method, headers }: Request) =>
  method === "GET" || headers.get("x-payload-http-method-override") === "GET";

/** Without a free connection the CMS could not identify the user and would answer 403. */
async function askDatabase(open: () => Promise<Payload>): Promise<Response | null> {
  try {
    await shopOf(await open()).store.isReachable();
    return null;
  } catch (error) {
    return foundNoConnection(error) ? answerBusy() : answerBroken(error);
  }
}

const limited = concurrencyLimit(savesAtOnce);

/**
 * The CMS's own handling of a call, with what it lacks: a body that is too long or unreadable is refused, a save that
 * conflicted with another is retried, and only a few staff saves run at a time. Calls without a staff session, like a
 * payment provider's events, are not queued.
 * @param open the running CMS
 */
export function answerCms<Rest extends readonly unknown[]>(
  handle: Handle<Rest>,
  open: () => Promise<Payload>,
): Handle<Rest> {
  const answer = withCollisionRetry(refusingUnreadable(handle));
  return withBodyLimit(open, async (request, ...rest: Rest) => {
    if (!namesStaffSession(request.headers)) return answer(request, ...rest);
    const work = async () => (await askDatabase(open)) ?? answer(request, ...rest);
    return isReading(request) ? work() : limited(work, answerBusy);
  });
}
