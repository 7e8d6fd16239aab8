import { staffLocale, type Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { openReview, reviewOccasion } from "./open-review";

/** A buyer's review. */
export interface WrittenReview {
  readonly token: string;
  /** 1 to 5 */
  readonly rating: number;
  readonly text: string;
  /** Empty for an anonymous review. */
  readonly author: string;
  readonly locale: Locale;
}

/**
 * Saves a review for moderation, and notifies staff. A repeated request keeps the first review.
 * Source: specification 13.8.
 */
export async function saveReview(
  shop: Shop,
  { token, ...written }: WrittenReview,
): Promise<Result<"kept", "bad-link">> {
  const open = await openReview(shop, token);
  if (!open) return fail("bad-link");
  const { order, invitation } = open;
  const words = (await shop.store.loadWords())[staffLocale];
  const isKept = await shop.store.reviews.insertReview(
    {
      ...written,
      orderId: order.id,
      watch: invitation.watch,
      occasion: reviewOccasion(order, invitation.watch),
    },
    (id) => ({
      key: `review:${id}`,
      to: null,
      mail: {
        kind: "form-notice",
        form: "review",
        reference: order.number,
        name: written.author || (order.contact.name ?? ""),
        email: order.contact.email ?? "",
        locale: written.locale,
        lines: shop.describeAnswers(
          "review",
          { rating: String(written.rating), text: written.text, author: written.author },
          words,
        ),
        watch: null,
        record: `/admin/collections/customer-reviews/${id}`,
      },
    }),
    shop.clock(),
  );
  if (isKept) shop.flushOutbox();
  return ok("kept");
}
