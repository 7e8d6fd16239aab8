import { cartCardsResponse, type CartCardsResponse } from "@/src/domain/contracts/gift-card";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

type Answer = Promise<Result<CartCardsResponse, ApiFailure>>;

/** Adds a gift card to the cart; its code is stored where scripts cannot read it. */
export const checkGiftCard = (code: string): Answer =>
  callApi({ path: "/api/gift-card/check", body: { code }, answer: cartCardsResponse });

/** Removes a gift card from the cart. */
export const removeGiftCard = (id: number): Answer =>
  callApi({ path: "/api/gift-card/remove", body: { id }, answer: cartCardsResponse });
