import type { Endpoint } from "payload";
import { avantPremierePassword } from "@/src/domain/contracts/forms/avant-premiere-password";
import { preorderDetails } from "@/src/domain/contracts/forms/preorder-details";
import { preorderRegister } from "@/src/domain/contracts/forms/preorder-register";
import { missingParts } from "@/src/domain/order/address-format";
import { isPostalCode } from "@/src/domain/order/postal-code";
import { payPage } from "@/src/domain/preorder/pay-page";
import { fail, ok } from "@/src/domain/result";
import { shopUrl } from "@/src/services/orders/order-urls";
import { findOffer } from "@/src/services/preorder/find-offer";
import { openPasswordGate } from "@/src/services/preorder/password-gate";
import { register } from "@/src/services/preorder/register";
import { passwordGateCookie } from "./password-gate-cookie";
import { formEndpoint } from "./form-endpoint";

/** Offer behind the password gate. */
const firstLook = "avant-premiere";

/** Forms before a pre-order: a registration, and the password of a preview offer. Source: specification §7. */
export const preorderForms: readonly Endpoint[] = [
  formEndpoint({
    forms: [preorderDetails],
    limits: { perAddress: 60, perEmail: null },
    // Nothing is executed yet: the input is stored for the page on which it is confirmed.
    page: { keeps: [...Object.keys(preorderDetails.fields), "newsletter"], isFailingBack: true },
    submit: async ({ answers, locale, query, shop }) => {
      const [missing] = missingParts(answers.country, answers);
      if (missing !== undefined) return fail({ field: missing, error: "required" });
      if (!isPostalCode(answers.postalCode, answers.country))
        return fail({ field: "postalCode", error: "postal" });
      const found = await findOffer(shop, query.get("offer") ?? "");
      // Invited guests pay on their own page.
      if (!found || found.offer.isInvited) return fail("not-found");
      return ok({ url: shopUrl(shop.origin, payPage(found.offer.key, query), locale) });
    },
  }),
  formEndpoint({
    forms: [preorderRegister],
    limits: { perAddress: 20, perEmail: 6 },
    submit: async ({ answers, locale, query, shop }) => {
      await register(shop, { answers, locale, offer: query.get("offer") });
      return ok({});
    },
  }),
  formEndpoint({
    forms: [avantPremierePassword],
    limits: { perAddress: 60, perEmail: null },
    submit: async ({ answers, locale, address, shop }) => {
      const opened = await openPasswordGate(shop, { key: firstLook, password: answers.password, address });
      if (!opened.ok) {
        return fail(opened.error === "wrong-password" ? { field: "password", error: "wrong" } : opened.error);
      }
      return ok({
        url: shopUrl(shop.origin, "/avant-premiere/bienvenue", locale),
        cookies: [passwordGateCookie(shop, opened.value)],
      });
    },
  }),
];
