import type { Currency } from "@/src/domain/money/currency";
import type { OpenShop } from "@/tests/setup/open-shop";

/** Settles in these currencies too, as an administrator chooses it in the admin. */
export async function chargeAsShown(
  open: OpenShop,
  chargedAsShown: Exclude<Currency, "EUR">[],
): Promise<void> {
  const { docs } = await open.payload.find({
    collection: "users",
    where: { role: { equals: "admin" } },
    limit: 1,
  });
  const [administrator] = docs;
  if (!administrator) throw new Error("The seed has no administrator.");
  const user = { ...administrator, collection: "users" as const };
  await open.payload.updateGlobal({
    slug: "shop-settings",
    data: { chargedAsShown },
    user,
    overrideAccess: false,
  });
}
