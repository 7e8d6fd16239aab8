import type { Endpoint } from "payload";
import * as v from "valibot";
import { fail, ok } from "@/src/domain/result";
import { setOpen } from "@/src/services/setup/set-open";
import { publishClosing } from "@/src/server/runtime/publish-closing";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

/** The switch of the last step of the setup. */
export const setupEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/shop-open",
    request: v.object({ isOpen: v.boolean() }),
    errors: { checks: 409 },
    handle: async ({ isOpen }, shop, by, req) => {
      const done = await setOpen(shop, isOpen, by);
      if (!done.ok) return fail({ code: done.error });
      await publishClosing(req);
      return ok(answerJson({}));
    },
  }),
];
