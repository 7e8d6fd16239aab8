import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest } from "payload";
import { titleOfView } from "@/src/admin/own-views";

/**
 * The name of a page of the admin, as its menu has it.
 * @param place path below the admin's own address
 */
export function placeName(place: string, { i18n, payload }: PayloadRequest): string {
  const view = titleOfView(place, i18n.language);
  if (view !== null) return view;
  const [, kind, slug] = place.split("/");
  const { collections, globals } = payload.config;
  const label =
    kind === "globals"
      ? globals.find((one) => one.slug === slug)?.label
      : collections.find((one) => one.slug === slug)?.labels.plural;
  return label ? getTranslation(label, i18n) : place;
}
