import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { mayRead } from "@/src/admin/may-read";
import { loadCatalogueAndKeys } from "@/src/store/catalogue/load-catalogue";
import { ComposedWatch } from "./composed-watch";

/** The watch that a form describes, composed from the parts chosen in it, saved or not. */
export async function WatchPreview({ i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("watches", user)) return null;
  const { catalogue, keys } = await loadCatalogueAndKeys(payload);
  const parts = Object.fromEntries([...keys].map(([field, ids]) => [field, Object.fromEntries(ids)]));
  return (
    <ComposedWatch
      parts={parts}
      version={catalogue.version}
      texts={adminMessagesIn("catalogue.watch", i18n.language)}
    />
  );
}
