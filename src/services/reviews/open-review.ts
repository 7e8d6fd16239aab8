import type { Order } from "@/src/domain/order/order";
import type { Shop } from "@/src/services/shop";
import { readReviewToken } from "./review-token";
import { reviewedWatches, type ReviewInvitation } from "./reviewed-watches";

/** A token that opens something. */
export interface OpenReview {
  readonly order: Order;
  readonly invitation: ReviewInvitation;
  /** The buyer has said it already. */
  readonly isWritten: boolean;
}

/** Names the one review of a watch of an order. */
export const reviewOccasion = (order: Pick<Order, "id">, watch: string): string => `${order.id}:${watch}`;

/** What a review's token opens; null for one that is none, or whose watch has not arrived yet. */
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
