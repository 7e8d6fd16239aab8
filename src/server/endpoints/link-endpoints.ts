import type { Endpoint } from "payload";
import { linkQuery } from "@/src/domain/contracts/links";
import { defaultLocale, localeOfTag } from "@/src/domain/locale/locale";
import { ok } from "@/src/domain/result";
import { findLinkTargets } from "@/src/services/content/find-link-targets";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

/** Queries of the admin's link fields. */
export const linkEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/link-targets",
    request: linkQuery,
    errors: {},
    handle: async ({ query }, shop, _by, req) =>
      ok(answerJson(await findLinkTargets(shop, query, localeOfTag(req.i18n.language) ?? defaultLocale))),
  }),
];
