import { apiPage } from "./api-page";
import { apiEndpoint } from "./api-endpoint";
import { apiRoutes } from "./api-table";
import { openApiDocument } from "./open-api";
import { localeQuery } from "@/src/domain/contracts/reading";
import { ok } from "@/src/domain/result";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import { endpoint, type ShopEndpoint } from "@/src/server/endpoints/route";

/** Both change with a new version of the shop, or its brand. */
const shared = { "cache-control": "public, max-age=300" };

/** The API for the owner's other systems, with its document and page. */
export const apiEndpoints: readonly ShopEndpoint[] = [
  endpoint({
    method: "get",
    path: "/v1",
    request: localeQuery,
    errors: {},
    handle: async (_, { shop }) => {
      const { brand } = await shop.store.loadSettings();
      return ok(
        wholeResponse(apiPage(apiRoutes, shop.origin, brand), {
          headers: {
            ...shared,
            "content-type": "text/html; charset=utf-8",
            "content-security-policy":
              "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          },
        }),
      );
    },
  }),
  endpoint({
    method: "get",
    path: "/v1/openapi.json",
    request: localeQuery,
    errors: {},
    handle: async (_, { shop }) => {
      const { brand } = await shop.store.loadSettings();
      const whole = JSON.stringify(openApiDocument(apiRoutes, shop.origin, brand.name));
      return ok(wholeResponse(whole, { headers: { ...shared, "content-type": "application/json" } }));
    },
  }),
  ...apiRoutes.map(apiEndpoint),
];
