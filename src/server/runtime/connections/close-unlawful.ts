import { createLocalReq, type Payload } from "payload";
import { closeUnlawfulShop } from "@/src/services/connections/close-unlawful-shop";
import { publishClosing } from "@/src/server/runtime/publish-closing";
import { shopOf } from "@/src/server/runtime/shop-of";

/** At the start: closes the shop where it may not take the real money that it takes (decision 0155). */
export async function closeUnlawful(payload: Payload): Promise<void> {
  const failing = await closeUnlawfulShop(shopOf(payload));
  if (failing.length === 0) return;
  await publishClosing(await createLocalReq({}, payload));
  payload.logger.error(
    `The shop takes real payments, but what the law demands of a seller is not done (${failing.join(", ")}), and was closed to visitors. "Launch checks" in the admin says what to mend; the step "Open the shop" opens it again.`,
  );
}
