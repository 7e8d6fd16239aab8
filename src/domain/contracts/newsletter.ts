import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import { emailAddress } from "./email-address";

/** Source: specification §7, POST /api/offer; §5, newsletter e-mail. */
export const newsletterRequest = v.object({
  email: emailAddress,
  lang: v.picklist(locales),
});

/** Success is an ok response; its body is not shown to a shopper. */
export const newsletterResponse = v.unknown();
