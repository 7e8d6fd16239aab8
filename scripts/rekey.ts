/** Encrypts data of previous secrets again, after a rotation. */
import config from "@payload-config";
import { getPayload } from "payload";
import { rekey } from "@/src/services/rekey";
import { shopOf } from "@/src/server/runtime/shop-of";

const payload = await getPayload({ config, disableOnInit: true });
try {
  const { cards, secondFactors, connections, webhooks } = await rekey(shopOf(payload));
  console.log(
    `✓ ${cards} gift cards, ${secondFactors} second factors, ${connections} accounts entered in the admin and ${webhooks} secrets of webhooks are kept under the secrets of today.`,
  );
  console.log("  No gift card needs the secret of before any more.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
