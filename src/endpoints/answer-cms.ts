import type { Payload } from "payload";
import { foundNoConnection } from "@/src/shop/is-unavailable";
import { withBodyLimit } from "@/src/shop/limit-body";
import { refusingUnreadable } from "@/src/shop/refuse-unreadable";
import { withCollisionRetry } from "@/src/shop/retry-collision";
import { shopOf } from "@/src/shop/shop-of";
import { namesStaffSession } from "@/src/shop/staff/staff-cookie";
import { answerBusy } from "./answer";
import { answerBroken } from "./answer-broken";
import { concurrencyLimit } from "./concurrency-limit";

type Handle<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * Fewer than half of the connections to the database, so that shoppers always find one, and few enough that the event loop is
 * theirs as well: the CMS spends a tenth of a second and more of it on one save.
 */
export const savesAtOnce = 3;

/** The CMS's forms look things up by a POST that says it is a GET. */
const isReading = ({ method, headers }: Request) =>
  method === "GET" || headers.get("x-payload-http-method-override") === "GET";

/** Where no connection is free, the CMS could not find out who asks and would answer that it is forbidden. */
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
 * The CMS's own handling of a call, with what it lacks: what is too long or cannot be read is refused, a save that collided with another is
 * done again, and a crowd of staff saves a few at a time. Calls that name no session of the staff, like a payment provider's
 * events, do not wait.
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
