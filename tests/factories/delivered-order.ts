import type { OrderState } from "@/src/domain/order/order-state";
import type { OpenShop } from "@/tests/setup/open-shop";
import { filledCart } from "./filled-cart";
import { orderOfPage, type OrderView } from "./order-view";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "./shopper";
import type { StaffMember } from "./staff-member";

/** A shopper with a ready-made watch in the cart. */
export async function watchCart(open: OpenShop): Promise<Shopper> {
  const shopper = createShopper(open);
  await shopper.add("DI0136");
  return shopper;
}

/** A paid order. @param shopper with something in the cart; a bespoke watch when left out */
export async function paidOrder(open: OpenShop, shopper?: Shopper, checkout = {}): Promise<OrderView> {
  const page = await paymentPage(shopper ?? (await filledCart(open)), checkout);
  await fillPaymentPage(page);
  await open.sandbox.idle();
  return orderOfPage(open, page);
}

const way = [
  "in-workshop",
  "quality-control",
  "shipped",
  "delivered",
] as const satisfies readonly OrderState[];
const parcel = { carrier: "colissimo", trackingNumber: "6A12345678901" };

/** Staff takes one step with an order, as the button of the admin does. */
export const takeStep = (
  staff: StaffMember,
  order: Pick<OrderView, "id">,
  from: OrderState,
  to: OrderState,
  sent: object = parcel,
) =>
  staff.ask("POST", "/api/staff/order-step", {
    order: order.id,
    from,
    to,
    ...(to === "shipped" && { parcel: sent }),
  });

/** Staff takes a paid order as far as a state; fails loudly. */
export async function moveTo(
  staff: StaffMember,
  order: OrderView,
  state: (typeof way)[number],
): Promise<void> {
  let from: OrderState = "paid";
  for (const step of way.slice(0, way.indexOf(state) + 1)) {
    const { status, body } = await takeStep(staff, order, from, step);
    from = step;
    if (status !== 200) throw new Error(`${order.number} did not become ${step}: ${JSON.stringify(body)}`);
  }
}
