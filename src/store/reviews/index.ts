import { atomic } from "@/src/store/bind";
import { hasReview, insertReview } from "./review-rows";

/** Reviews of buyers. */
export const reviews = {
  hasReview,
  insertReview: atomic(insertReview),
};
