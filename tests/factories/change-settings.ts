import type { ShopSetting } from "@/src/payload-types";
import type { OpenShop } from "@/tests/setup/open-shop";

/** Changes the settings of a shop, as an administrator does it in the admin. */
export async function changeSettings(open: OpenShop, data: Partial<ShopSetting>): Promise<void> {
  const { docs } = await open.payload.find({
    collection: "users",
    where: { role: { equals: "admin" } },
    limit: 1,
  });
  const [administrator] = docs;
  if (!administrator) throw new Error("The seed has no administrator.");
  const user = { ...administrator, collection: "users" as const };
  await open.payload.updateGlobal({ slug: "shop-settings", data, user, overrideAccess: false });
}
