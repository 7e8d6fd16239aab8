/**
 * Says how each duty of the owner stands, as JSON: [{ name, title, standing, isLegal, says, mend }]. Needs the shop's environment and
 * a database that is up; asks the mail server, the payment provider and the shop's own address.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { describeDuty } from "@/src/admin/duties/describe-duty";
import { dutiesEnglish } from "@/src/admin/duties/duties-english";
import type { JudgedDuty } from "@/src/domain/duties/duties";
import { loadDuties } from "@/src/services/duties/load-duties";
import { shopOf } from "@/src/shop/shop-of";

const payload = await getPayload({ config, disableOnInit: true });

function mendOf({ place, documents = [] }: JudgedDuty): string {
  if (documents.length > 0) return documents.map(({ list, id }) => `/admin/…/${list}/${id ?? ""}`).join(", ");
  if ("page" in place) return `/admin${place.page}`;
  return "variable" in place ? `variable ${place.variable}` : place.command;
}

try {
  const judged = await loadDuties(shopOf(payload));
  const told = judged.map((duty) => ({
    name: duty.name,
    title: dutiesEnglish.duties[duty.name].name,
    standing: duty.standing,
    isLegal: duty.isLegal,
    says: describeDuty(duty, dutiesEnglish, "en"),
    mend: mendOf(duty),
  }));
  process.stdout.write(`${JSON.stringify(told)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
