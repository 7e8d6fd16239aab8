import {
  apiOption,
  apiOptions,
  apiProduct,
  apiProducts,
  optionParams,
  optionsQuery,
  priceRequest,
  productsQuery,
  skuParams,
} from "@/src/domain/contracts/api/catalogue";
import {
  apiCustomers,
  apiCustomerWithOrders,
  customerParams,
  customersQuery,
  erasureAnswer,
  erasureRequest,
} from "@/src/domain/contracts/api/customers";
import { cardBalance, cardBalanceRequest } from "@/src/domain/contracts/api/gift-cards";
import {
  apiFulfilment,
  apiFulfilments,
  apiOrder,
  apiOrders,
  fulfilmentRequest,
  orderParams,
  ordersQuery,
  orderStepRequest,
} from "@/src/domain/contracts/api/orders";
import { apiJournal, journalQuery } from "@/src/domain/contracts/api/reports";
import { apiStock, stockRequest } from "@/src/domain/contracts/api/stock";
import { fail, ok } from "@/src/domain/result";
import { cardBalanceOf } from "@/src/services/api/card-balance";
import { findOption, findProduct, listOptions, listProducts } from "@/src/services/api/catalogue";
import { changeOptionPrice, changeProductPrice } from "@/src/services/api/change-price";
import { findCustomer, listCustomers } from "@/src/services/api/customers";
import { fulfilOrder } from "@/src/services/api/fulfil-order";
import { listOrders } from "@/src/services/api/list-orders";
import { moveApiOrder } from "@/src/services/api/move-order";
import { fulfilmentsOf, orderOf } from "@/src/services/api/order-of";
import { readMonth } from "@/src/services/api/read-month";
import { readStock, setStock } from "@/src/services/api/stock";
import { writeJournal } from "@/src/services/books/write-journal";
import { erasePerson } from "@/src/services/people/erase-person";
import { answerCsv } from "@/src/server/endpoints/answer-csv";
import { apiRoute, type ApiRoute } from "./api-route";

const absent = (what: string) =>
  ({ "not-found": { status: 404, title: `There is no such ${what}.` } }) as const;
const badCursor = {
  "bad-cursor": { status: 400, title: "The cursor is none that the list has given." },
} as const;
const changed = { changed: { status: 409, title: "It was changed meanwhile. Read it again." } } as const;

const pricing = {
  ...changed,
  "not-a-price": { status: 422, title: "This is no price in the currency." },
  draft: { status: 409, title: "A draft waits and would be published with the price." },
  invalid: { status: 422, title: "The document cannot be saved as it is. Open its form in the admin." },
  leap: {
    status: 422,
    title: "The price moves further than the settings let pass. Send it with `confirm`.",
  },
} as const;

const tooFew = {
  "too-few": { status: 409, title: "Fewer would be left than are reserved for open payments." },
} as const;

const limited = ["limit"] as const;

/** Every route of the API for the owner's other systems. The document, the page and the endpoints follow from it. */
export const apiRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "get",
    path: "/orders",
    group: "orders",
    operation: "listOrders",
    summary: "Orders, oldest change first",
    description:
      "To follow the shop, keep the last `changedAt` you have seen and ask with it as `changed-since`, less a minute: a change is dated when it begins and seen when it is saved. An order may be in the answer again, so compare by number.",
    scope: "read-orders",
    query: ordersQuery,
    numbers: limited,
    answer: apiOrders,
    errors: badCursor,
    handle: ({ query }, { shop }) => listOrders(shop, query),
  }),
  apiRoute({
    method: "get",
    path: "/orders/{number}",
    group: "orders",
    operation: "getOrder",
    summary: "One order",
    scope: "read-orders",
    params: orderParams,
    answer: apiOrder,
    errors: absent("order"),
    handle: async ({ params }, { shop }) => {
      const found = await shop.store.orders.findChangedOrder(params.number);
      return found ? ok(orderOf(found)) : fail("not-found");
    },
  }),
  apiRoute({
    method: "post",
    path: "/orders/{number}/steps",
    group: "orders",
    operation: "moveOrder",
    summary: "Move an order one step on",
    description: "The buyer gets the same mail as when staff takes the step. To ship, create a fulfilment.",
    scope: "write-fulfilments",
    params: orderParams,
    body: orderStepRequest,
    isRepeatable: true,
    answer: apiOrder,
    errors: {
      ...absent("order"),
      ...changed,
      impossible: { status: 422, title: "The order cannot go there from where it is." },
    },
    handle: ({ params, body }, { shop, by }) => moveApiOrder(shop, { ...params, ...body, by }),
  }),
  apiRoute({
    method: "get",
    path: "/orders/{number}/fulfilments",
    group: "orders",
    operation: "listFulfilments",
    summary: "Parcels of an order",
    scope: "read-orders",
    params: orderParams,
    answer: apiFulfilments,
    errors: absent("order"),
    handle: async ({ params }, { shop }) => {
      const order = await shop.store.orders.findOrder("number", params.number);
      return order ? ok({ data: fulfilmentsOf(order) }) : fail("not-found");
    },
  }),
  apiRoute({
    method: "post",
    path: "/orders/{number}/fulfilments",
    group: "orders",
    operation: "createFulfilment",
    summary: "Send a parcel",
    description:
      "Without `pieces` all that is left is sent and the order is shipped, which needs an order in quality control. With `pieces` a part of it is sent, from the workshop or quality control. The buyer gets the mail with the tracking number.",
    scope: "write-fulfilments",
    params: orderParams,
    body: fulfilmentRequest,
    isRepeatable: true,
    answer: apiFulfilment,
    errors: {
      ...absent("order"),
      ...changed,
      impossible: { status: 422, title: "The order cannot be sent from where it is." },
      "no-pieces": { status: 409, title: "The order has no such pieces left to send." },
      "number-used": { status: 409, title: "Another parcel of the order has this number." },
    },
    handle: ({ params, body: { pieces, ...parcel } }, { shop, by }) =>
      fulfilOrder(shop, { number: params.number, parcel, pieces: pieces ?? null, by }),
  }),

  apiRoute({
    method: "get",
    path: "/products",
    group: "catalogue",
    operation: "listProducts",
    summary: "Products, by sku",
    scope: "read-catalogue",
    query: productsQuery,
    numbers: limited,
    answer: apiProducts,
    errors: {},
    handle: async ({ query }, { shop }) => ok(await listProducts(shop, query)),
  }),
  apiRoute({
    method: "get",
    path: "/products/{sku}",
    group: "catalogue",
    operation: "getProduct",
    summary: "One product",
    scope: "read-catalogue",
    params: skuParams,
    answer: apiProduct,
    errors: absent("product"),
    handle: async ({ params }, { shop }) => {
      const product = await findProduct(shop, params.sku);
      return product ? ok(product) : fail("not-found");
    },
  }),
  apiRoute({
    method: "patch",
    path: "/products/{sku}/price",
    group: "catalogue",
    operation: "setProductPrice",
    summary: "Set the price of a product",
    scope: "write-prices",
    params: skuParams,
    body: priceRequest,
    answer: apiProduct,
    errors: { ...absent("product"), ...pricing },
    handle: async ({ params, body }, { shop, by }) => {
      const done = await changeProductPrice(shop, params.sku, { ...body, by });
      if (!done.ok) return done;
      const product = await findProduct(shop, params.sku);
      return product ? ok(product) : fail("not-found");
    },
  }),
  apiRoute({
    method: "get",
    path: "/options",
    group: "catalogue",
    operation: "listOptions",
    summary: "Options of the configurator",
    scope: "read-catalogue",
    query: optionsQuery,
    answer: apiOptions,
    errors: absent("list"),
    handle: async ({ query }, { shop }) => {
      const options = await listOptions(shop, query.list);
      return options ? ok({ data: [...options] }) : fail("not-found");
    },
  }),
  apiRoute({
    method: "patch",
    path: "/options/{list}/{key}/price",
    group: "catalogue",
    operation: "setOptionPrice",
    summary: "Set the price of an option",
    scope: "write-prices",
    params: optionParams,
    body: priceRequest,
    answer: apiOption,
    errors: { ...absent("option"), ...pricing },
    handle: async ({ params: { list, key }, body }, { shop, by }) => {
      const done = await changeOptionPrice(shop, list, key, { ...body, by });
      if (!done.ok) return done;
      const option = await findOption(shop, list, key);
      return option ? ok(option) : fail("not-found");
    },
  }),

  apiRoute({
    method: "get",
    path: "/products/{sku}/stock",
    group: "stock",
    operation: "getProductStock",
    summary: "Counted pieces of a product",
    scope: "read-stock",
    params: skuParams,
    answer: apiStock,
    errors: absent("product"),
    handle: async ({ params }, { shop }) => {
      const stock = await readStock(shop, { list: "products", reference: params.sku });
      return stock ? ok(stock) : fail("not-found");
    },
  }),
  apiRoute({
    method: "put",
    path: "/products/{sku}/stock",
    group: "stock",
    operation: "setProductStock",
    summary: "Set the counted pieces of a product",
    scope: "write-stock",
    params: skuParams,
    body: stockRequest,
    answer: apiStock,
    errors: { ...absent("product"), ...tooFew },
    handle: ({ params, body }, { shop, by }) =>
      setStock(shop, { list: "products", reference: params.sku }, { ...body, by }),
  }),
  apiRoute({
    method: "get",
    path: "/options/{list}/{key}/stock",
    group: "stock",
    operation: "getOptionStock",
    summary: "Counted pieces of an option",
    scope: "read-stock",
    params: optionParams,
    answer: apiStock,
    errors: absent("option"),
    handle: async ({ params: { list, key } }, { shop }) => {
      const stock = await readStock(shop, { list, reference: key });
      return stock ? ok(stock) : fail("not-found");
    },
  }),
  apiRoute({
    method: "put",
    path: "/options/{list}/{key}/stock",
    group: "stock",
    operation: "setOptionStock",
    summary: "Set the counted pieces of an option",
    scope: "write-stock",
    params: optionParams,
    body: stockRequest,
    answer: apiStock,
    errors: { ...absent("option"), ...tooFew },
    handle: ({ params: { list, key }, body }, { shop, by }) =>
      setStock(shop, { list, reference: key }, { ...body, by }),
  }),

  apiRoute({
    method: "get",
    path: "/customers",
    group: "customers",
    operation: "listCustomers",
    summary: "Customers with an account",
    description: "Buyers without an account are in their orders only.",
    scope: "read-customers",
    query: customersQuery,
    numbers: limited,
    answer: apiCustomers,
    errors: badCursor,
    handle: ({ query }, { shop }) => listCustomers(shop, query),
  }),
  apiRoute({
    method: "get",
    path: "/customers/{id}",
    group: "customers",
    operation: "getCustomer",
    summary: "One customer, with the numbers of their paid orders",
    scope: "read-customers",
    params: customerParams,
    numbers: ["id"],
    answer: apiCustomerWithOrders,
    errors: absent("customer"),
    handle: async ({ params }, { shop }) => {
      const customer = await findCustomer(shop, params.id);
      return customer ? ok(customer) : fail("not-found");
    },
  }),
  apiRoute({
    method: "post",
    path: "/customers/{id}/erasure-request",
    group: "customers",
    operation: "eraseCustomer",
    summary: "Erase a customer at their request",
    description:
      "At once and for good, by the same rules as the customer's own button: refused while an order is open. Receipts stay as the law asks. The customer gets a mail.",
    scope: "erase-customers",
    params: customerParams,
    numbers: ["id"],
    body: erasureRequest,
    isRepeatable: true,
    answer: erasureAnswer,
    errors: {
      ...absent("customer"),
      "wrong-address": { status: 422, title: "This is not the customer's address." },
      "open-orders": { status: 409, title: "Something is still on its way to the customer." },
    },
    handle: async ({ params, body }, { shop, by }) => {
      const done = await erasePerson(shop, {
        customer: params.id,
        email: body.email.trim().toLowerCase(),
        by,
      });
      if (done.ok) return ok({ erased: true });
      // An account is asked for by its number, so it cannot be in the way.
      return fail(done.error === "has-account" ? "not-found" : done.error);
    },
  }),

  apiRoute({
    method: "post",
    path: "/gift-cards/balance",
    group: "gift-cards",
    operation: "getGiftCardBalance",
    summary: "What is left on a gift card",
    description: "The code is in the body: addresses are written into logs.",
    scope: "read-gift-cards",
    body: cardBalanceRequest,
    answer: cardBalance,
    errors: absent("gift card"),
    handle: async ({ body }, { shop }) => {
      const balance = await cardBalanceOf(shop, body.code);
      return balance ? ok(balance) : fail("not-found");
    },
  }),

  apiRoute({
    method: "get",
    path: "/reports/journal",
    group: "reports",
    operation: "getJournal",
    summary: "The journal of a month",
    scope: "read-reports",
    query: journalQuery,
    answer: apiJournal,
    alternative: "text/csv",
    errors: {},
    handle: async ({ query: { month, format } }, { shop }) =>
      ok(
        format === "csv"
          ? answerCsv(writeJournal(shop, month), `journal-${month}.csv`)
          : await readMonth(shop, month),
      ),
  }),
];
