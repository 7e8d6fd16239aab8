import type { FormName } from "@/src/domain/forms/form-name";
import { affiliation } from "./affiliation";
import { avantPremierePassword } from "./avant-premiere-password";
import { bespokeRequest } from "./bespoke-request";
import { businessRequest } from "./business-request";
import { configuratorRequest } from "./configurator-request";
import { contact } from "./contact";
import { donation } from "./donation";
import type { Form } from "./form";
import { giftCardBalance } from "./gift-card-balance";
import { giftCard, giftWatch, surpriseWatch } from "./gift-forms";
import { maintenanceRequest } from "./maintenance-request";
import {
  cartMailStop,
  cartMailOpen,
  newsletter,
  newsletterConfirm,
  newsletterUnsubscribe,
} from "./newsletter-forms";
import { orderSearch } from "./order-search";
import { preorderDetails } from "./preorder-details";
import { preorderRegister } from "./preorder-register";
import { premium } from "./premium";
import { review } from "./review";
import { stockNotice, stockNoticeConfirm, stockNoticeCancel } from "./stock-forms";

/** Every form, by name. */
export const allForms: Readonly<Record<FormName, Form>> = {
  contact,
  "bespoke-request": bespokeRequest,
  "business-request": businessRequest,
  "maintenance-request": maintenanceRequest,
  premium,
  affiliation,
  "preorder-register": preorderRegister,
  "avant-premiere-password": avantPremierePassword,
  donation,
  "order-search": orderSearch,
  "gift-card-balance": giftCardBalance,
  "gift-card": giftCard,
  "gift-watch": giftWatch,
  "surprise-watch": surpriseWatch,
  "configurator-request": configuratorRequest,
  newsletter,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-unsubscribe": newsletterUnsubscribe,
  "stock-notice": stockNotice,
  "stock-notice-confirm": stockNoticeConfirm,
  "stock-notice-cancel": stockNoticeCancel,
  "cart-mail-stop": cartMailStop,
  "cart-mail-open": cartMailOpen,
  review,
  "preorder-details": preorderDetails,
};
