import type { Order } from "@/src/domain/order/order";
import type { Shop } from "@/src/services/shop";
import { readReviewToken } from "./review-token";
import { reviewedWatches, type ReviewInvitation } from "./reviewed-watches";

/** The review form a token opens. */
export interface OpenReview {
  readonly order: Order;
  readonly invitation: ReviewInvitation;
  /** The buyer has already written the review. */
  readonly isWritten: boolean;
}

/** Unique key of the review of an order's watch. */
export const reviewOccasion = (order: Pick<Order, "id">, watch: string): string => `${order.id}:${watch}`;

/** The review form for a token; null for an invalid token, or if the watch has not arrived yet. */
export async function openReview(shop: Shop, token: string): Promise<OpenReview | null> {
  const about = readReviewToken(shop, token);
  const order = about && (await shop.store.orders.findOrder("id", about.orderId));
  if (!order) return null;
  const invitations = await reviewedWatches(shop, order);
  const invitation = invitations.find(({ watch }) => watch === about.watch);
  if (!invitation) return null;
  const isWritten = await shop.store.reviews.hasReview(reviewOccasion(order, invitation.watch));
  return { order, invitation, isWritten };
}
