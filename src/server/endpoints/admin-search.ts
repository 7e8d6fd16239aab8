import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { optionName } from "@/src/admin/access/option-name";
import { collectionAccess, personAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminSearchQuery } from "@/src/domain/contracts/admin-search";
import { defaultLocale, localeOfTag } from "@/src/domain/locale/locale";
import type { Found, FoundAnswer } from "@/src/domain/staff/admin-search";
import { searchAdmin } from "@/src/services/staff/search-admin";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError, answerJson } from "./answer";
import { guarded } from "./route";

const path = "/staff/search";

/** The label of a state, where the list itself has one. */
function stateName(req: PayloadRequest, { list, state }: Found): string {
  if (state === "draft") return req.i18n.t("version:draft");
  return optionName(req.payload, list as CollectionSlug, "state", state, req.i18n.language);
}

async function answer(req: PayloadRequest): Promise<Response> {
  const role = roleOf(req.user);
  if (!includes("staff", role))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const asked = v.safeParse(adminSearchQuery, req.query);
  if (!asked.success)
    return answerError(400, { error: "invalid", field: "q", message: "is no text to look for" });
  const mayRead = (list: string) => includes(collectionAccess[list]?.read ?? "none", role);
  const locale = localeOfTag(req.i18n.language) ?? defaultLocale;
  const found = await searchAdmin(shopOf(req.payload), asked.output.q, mayRead, locale);
  const groups = [...found].map(([list, entries]) => {
    const { labels } = req.payload.collections[list as CollectionSlug].config;
    return {
      list,
      title: getTranslation(labels.plural, req.i18n),
      entries: entries.map((entry) => ({
        name: entry.name || entry.detail || String(entry.id),
        detail: entry.name ? entry.detail : "",
        state: stateName(req, entry),
        href: `/admin/collections/${list}/${entry.id}`,
      })),
    };
  });
  const body: FoundAnswer = { groups, person: includes(personAccess, role) };
  return answerJson(body);
}

/** GET /api/staff/search?q=…: the admin's search over all documents its user may open. */
export const adminSearch: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
