import type { Endpoint } from "payload";
import * as v from "valibot";
import { affiliateReportQuery } from "@/src/domain/contracts/affiliate";
import { addToCartRequest, deleteFromCartRequest } from "@/src/domain/contracts/cart-requests";
import { usePromoRequest } from "@/src/domain/contracts/promo-request";
import { checkoutRequest } from "@/src/domain/contracts/checkout-request";
import { composedRequest, selectionRequest } from "@/src/domain/contracts/configurator-requests";
import { checkCardRequest, removeCardRequest } from "@/src/domain/contracts/gift-card-requests";
import { preorderDetails } from "@/src/domain/contracts/forms/preorder-details";
import { preorderCheckoutRequest, preorderPayRequest } from "@/src/domain/contracts/preorder-checkout";
import { preorderQuery } from "@/src/domain/contracts/preorder-offer";
import {
  bespokeQuery,
  creditNoteQuery,
  localeQuery,
  orderQuery,
  payLinkQuery,
  productQuery,
} from "@/src/domain/contracts/reading";
import { reviewsQuery } from "@/src/domain/contracts/reviews";
import { withdrawalRequest } from "@/src/domain/contracts/withdrawal-request";
import { searchQuery } from "@/src/domain/contracts/search-query";
import { apiEndpoints } from "./api/api-endpoints";
import { apiKeyEndpoints } from "./api-key-endpoints";
import { assistantEndpoint } from "./assistant/assistant-endpoint";
import { accountRoutes } from "./account-routes";
import { addComposed } from "./add-composed";
import { affiliateReport } from "./affiliate-report";
import { cart, cartAddition, cartDeletion } from "./cart-endpoints";
import { byHandEndpoints } from "./by-hand-endpoints";
import { booksExport } from "./books-export";
import { ossExport } from "./oss-export";
import { cardForm, cartForm, payForm } from "./cart-form";
import { bespoke, collection, product } from "./catalogue-endpoints";
import { checkout, checkoutErrors } from "./checkout";
import { skuOfSelection } from "./sku-of-selection";
import { connectionEndpoints } from "./connection-endpoints";
import { webhookEndpoints } from "./webhook-endpoints";
import { launchCheckEndpoints } from "./launch-check-endpoints";
import { formEndpoints } from "./form-endpoints";
import { clearPromo } from "./clear-promo";
import { usePromo } from "./use-promo";
import { formToken } from "./form-token";
import { checkCard, removeCard } from "./gift-card-endpoints";
import { linkedArticlesEndpoint } from "./linked-articles";
import { live, ready } from "./health";
import { oneClicks } from "./one-click";
import { creditNote, order, orderPage, orderStatus, receipt, reviews, withdrawal } from "./order-endpoints";
import { paymentWebhooks } from "./payment-webhook";
import { paypalEndpoints } from "./paypal-endpoints";
import { payLink } from "./pay-link";
import { preorderCheckout, preorderOffer } from "./preorder-endpoints";
import { preorderForms } from "./preorder-forms";
import { preparedEndpoints } from "./prepared-endpoints";
import { permalinks } from "./ucp/permalink";
import { readersExport } from "./readers-export";
import { endpoint } from "./route";
import { search } from "./search";
import { adminSearch } from "./admin-search";
import { auditExport } from "./staff-account/audit-export";
import { peopleEndpoints } from "./staff-account/people";
import { secondFactorEndpoints } from "./staff-account/second-factor";
import { peopleStaffEndpoints } from "./people-endpoints";
import { catalogueImportEndpoints } from "./catalogue-import-endpoints";
import { deliveredEndpoints } from "./delivered-endpoints";
import { priceEndpoints } from "./price-endpoints";
import { deskEndpoints } from "./desk-endpoints";
import { newsletterStaffEndpoints } from "./newsletter-staff";
import { setupEndpoints } from "./setup-endpoints";
import { staffEndpoints } from "./staff-endpoints";
import { brandReceipt } from "./brand-receipt";
import { staffFiles } from "./staff-files";
import { linkEndpoints } from "./link-endpoints";
import { staffPicture } from "./staff-picture";
import { trackingEndpoints } from "./tracking-endpoints";
import { configuratorSchemaEndpoint } from "./ucp/configurator-schema";
import { guideEndpoints } from "./ucp/guide-endpoints";
import { mcpEndpoints } from "./ucp/mcp-endpoint";
import { profileEndpoint } from "./ucp/profile-endpoint";
import { restEndpoints } from "./ucp/rest-endpoints";
import { simulateShippingEndpoint } from "./ucp/simulate-shipping";
import { translationEndpoints } from "./translating/translation-endpoints";
import { translationExport } from "./translating/translation-export";

const notFound = { "not-found": 404 } as const;
const nothing = v.object({});

const adding = { invalid: 400, "not-sold": 422, "cart-full": 422 } as const;

const preordering = {
  "unknown-offer": 404,
  "unknown-choice": 422,
  "not-open": 422,
  "not-sent-there": 422,
  "price-changed": 422,
  "terms-changed": 422,
  "sold-out": 422,
  "one-each": 422,
  "too-many": 429,
  busy: 409,
  "payment-refused": 502,
  "payment-unavailable": 503,
  "shop-closed": 503,
} as const;

/** Every route of the shop's own API, below /api. Source: specification §7. */
export const endpoints: Endpoint[] = [
  endpoint({ method: "get", path: "/cart/retrieve", request: localeQuery, handle: cart, errors: {} }),
  endpoint({
    method: "post",
    path: "/cart/add",
    request: addToCartRequest,
    page: { ...cartForm, numbers: ["quantity"], flags: ["overwrite"] },
    handle: cartAddition,
    errors: adding,
  }),
  endpoint({
    method: "post",
    path: "/cart/delete",
    request: deleteFromCartRequest,
    page: cartForm,
    handle: cartDeletion,
    errors: {},
  }),
  endpoint({
    method: "post",
    path: "/checkout",
    request: checkoutRequest,
    page: { ...payForm, numbers: ["expectedTotal", "expectedDue"], flags: ["dutyPaid"] },
    handle: checkout,
    errors: checkoutErrors,
  }),
  endpoint({
    method: "post",
    path: "/configurator/sku",
    request: selectionRequest,
    handle: skuOfSelection,
    errors: { invalid: 400 },
  }),
  endpoint({
    method: "post",
    path: "/configurator/add",
    request: composedRequest,
    page: cartForm,
    handle: addComposed,
    errors: adding,
  }),
  endpoint({ method: "get", path: "/bespoke", request: bespokeQuery, handle: bespoke, errors: notFound }),
  endpoint({
    method: "post",
    path: "/gift-card/check",
    request: checkCardRequest,
    page: cardForm,
    handle: checkCard,
    errors: {
      "unknown-card": 404,
      "empty-card": 422,
      "frozen-card": 422,
      "expired-card": 422,
      "too-many-cards": 422,
      "too-many": 429,
    },
  }),
  endpoint({
    method: "post",
    path: "/gift-card/remove",
    request: removeCardRequest,
    page: { ...cartForm, numbers: ["id"] },
    handle: removeCard,
    errors: {},
  }),
  endpoint({
    method: "post",
    path: "/promo/use",
    request: usePromoRequest,
    page: cartForm,
    handle: usePromo,
    errors: { "unknown-code": 404 },
  }),
  endpoint({
    method: "post",
    path: "/promo/clear",
    request: nothing,
    page: { done: "/", isLeadingBack: true },
    handle: clearPromo,
    errors: {},
  }),
  endpoint({ method: "get", path: "/collection", request: localeQuery, handle: collection, errors: {} }),
  endpoint({ method: "get", path: "/product", request: productQuery, handle: product, errors: notFound }),
  endpoint({
    method: "get",
    path: "/order-status",
    request: orderQuery,
    handle: orderStatus,
    errors: notFound,
  }),
  endpoint({ method: "get", path: "/order", request: orderQuery, handle: order, errors: notFound }),
  endpoint({
    method: "post",
    path: "/withdrawal",
    request: withdrawalRequest,
    page: { done: (_, typed) => orderPage(typed), failed: orderPage },
    handle: withdrawal,
    errors: { "not-found": 404, "too-late": 422, "nothing-bought": 422, "no-pieces": 422 },
  }),
  endpoint({
    method: "post",
    path: "/pay-link",
    request: payLinkQuery,
    page: { failed: orderPage, patience: 1_000 },
    handle: payLink,
    errors: {
      "not-found": 404,
      "link-ended": 422,
      "terms-changed": 422,
      busy: 409,
      "payment-refused": 502,
      "payment-unavailable": 503,
      "shop-closed": 503,
    },
  }),
  endpoint({
    method: "get",
    path: "/preorder/offer",
    request: preorderQuery,
    handle: preorderOffer,
    errors: notFound,
  }),
  endpoint({
    method: "post",
    path: "/preorder/checkout",
    request: preorderCheckoutRequest,
    handle: preorderCheckout,
    errors: preordering,
  }),
  endpoint({
    method: "post",
    path: "/preorder/pay",
    request: preorderPayRequest,
    fields: [...Object.keys(preorderCheckoutRequest.entries), ...Object.keys(preorderDetails.fields)],
    page: { numbers: ["expectedDeposit"], flags: ["newsletter"], isFailingBack: true },
    handle: preorderCheckout,
    errors: preordering,
  }),
  endpoint({ method: "get", path: "/reviews", request: reviewsQuery, handle: reviews, errors: {} }),
  endpoint({
    method: "get",
    path: "/credit-note",
    request: creditNoteQuery,
    handle: creditNote,
    errors: notFound,
  }),
  endpoint({ method: "get", path: "/receipt", request: orderQuery, handle: receipt, errors: notFound }),
  endpoint({
    method: "get",
    path: "/affiliate-report",
    request: affiliateReportQuery,
    handle: affiliateReport,
    errors: notFound,
  }),
  endpoint({ method: "get", path: "/search", request: searchQuery, handle: search, errors: {} }),
  endpoint({ method: "get", path: "/health", request: localeQuery, handle: ready, errors: {} }),
  endpoint({ method: "get", path: "/health/ready", request: localeQuery, handle: ready, errors: {} }),
  endpoint({ method: "get", path: "/health/live", request: localeQuery, handle: live, errors: {} }),
  endpoint({ method: "get", path: "/form-token", request: localeQuery, handle: formToken, errors: {} }),
  ...accountRoutes,
  ...formEndpoints,
  ...preorderForms,
  ...preparedEndpoints,
  linkedArticlesEndpoint,
  ...permalinks,
  ...trackingEndpoints,
  ...staffEndpoints,
  ...priceEndpoints,
  ...catalogueImportEndpoints,
  ...deliveredEndpoints,
  ...peopleStaffEndpoints,
  ...deskEndpoints,
  ...byHandEndpoints,
  ...staffFiles,
  brandReceipt,
  ...launchCheckEndpoints,
  ...connectionEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...setupEndpoints,
  ...newsletterStaffEndpoints,
  ...linkEndpoints,
  staffPicture,
  ...secondFactorEndpoints,
  ...peopleEndpoints,
  adminSearch,
  readersExport,
  auditExport,
  booksExport,
  ossExport,
  ...translationEndpoints,
  translationExport,
  ...oneClicks,
  ...paypalEndpoints,
  ...paymentWebhooks,
  ...apiEndpoints,
  assistantEndpoint,
  profileEndpoint,
  ...guideEndpoints,
  configuratorSchemaEndpoint,
  ...restEndpoints,
  ...mcpEndpoints,
  simulateShippingEndpoint,
];
