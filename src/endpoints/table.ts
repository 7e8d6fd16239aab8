import { addToCartRequest, deleteFromCartRequest } from "../contracts/cart";
import { selectionRequest } from "../contracts/configurator";
import { localeQuery } from "../contracts/reading";
import { addToCart, deleteFromCart, retrieveCart } from "./cart-endpoints";
import { createSku } from "./create-sku";
import { endpoint } from "./route";

/** Every route of the shop's own API, below /api. Source: specification §7. */
export const endpoints = [
  endpoint({ method: "get", path: "/cart/retrieve", request: localeQuery, handle: retrieveCart, faults: {} }),
  endpoint({
    method: "post",
    path: "/cart/add",
    request: addToCartRequest,
    handle: addToCart,
    faults: { invalid: 400, "not-sold": 422, "cart-full": 422 },
  }),
  endpoint({
    method: "post",
    path: "/cart/delete",
    request: deleteFromCartRequest,
    handle: deleteFromCart,
    faults: {},
  }),
  endpoint({
    method: "post",
    path: "/configurator/sku",
    request: selectionRequest,
    handle: createSku,
    faults: { invalid: 400 },
  }),
];
