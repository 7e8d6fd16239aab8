/**
 * Says how each launch check stands, as JSON: [{ name, title, standing, isLegal, says, mend }]. Needs the shop's environment and
 * a database that is up; asks the mail server, the payment provider and the shop's own address.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { describeLaunchCheck, launchCheckTitle } from "@/src/admin/launch-checks/describe-launch-check";
import type { JudgedLaunchCheck } from "@/src/domain/launch-checks/launch-checks";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import { refreshConnections } from "@/src/server/runtime/connections/refresh-connections";
import { shopOf } from "@/src/server/runtime/shop-of";

const messages = adminMessagesIn("home.launchChecks", "en");
const payload = await getPayload({ config, disableOnInit: true });

function mendOf({ place, documents = [] }: JudgedLaunchCheck): string {
  if (documents.length > 0) return documents.map(({ list, id }) => `/admin/…/${list}/${id ?? ""}`).join(", ");
  if ("page" in place) return `/admin${place.page}`;
  return "variable" in place ? `variable ${place.variable}` : place.command;
}

try {
  await refreshConnections(payload);
  const judged = await loadLaunchChecks(shopOf(payload));
  const told = judged.map((check) => ({
    name: check.name,
    title: launchCheckTitle(check, messages),
    standing: check.standing,
    isLegal: check.isLegal,
    says: describeLaunchCheck(check, messages, "en"),
    mend: mendOf(check),
  }));
  process.stdout.write(`${JSON.stringify(told)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
