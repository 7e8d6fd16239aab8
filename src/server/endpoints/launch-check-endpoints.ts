import type { Endpoint } from "payload";
import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import { fail, ok } from "@/src/domain/result";
import { sendTrialMail } from "@/src/services/launch-checks/send-trial-mail";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

/** The button of the launch checks. */
export const launchCheckEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/trial-mail",
    request: v.object({ locale: v.picklist(locales) }),
    errors: { refused: 502, unavailable: 503 },
    handle: async ({ locale }, shop, by, req) => {
      const sent = await sendTrialMail(shop, { to: by, locale });
      if (sent.ok) return ok(answerJson({}));
      const { code, message } = sent.error;
      req.payload.logger.warn(`The trial mail was not sent: ${message}`);
      return fail({ code, message: "The mail server did not take the mail." });
    },
  }),
];
