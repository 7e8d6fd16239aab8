import type * as v from "valibot";
import type { checkCardRequest, removeCardRequest } from "@/src/domain/contracts/gift-card-requests";
import { fail, ok } from "@/src/domain/result";
import { cartCardOf, findUsableCode, type CardError } from "@/src/services/gift-cards/find-usable-code";
import { usableCards } from "@/src/services/gift-cards/usable-cards";
import { limitGiftCardLookups } from "@/src/server/runtime/policy/limit-gift-card-lookups";
import { answerJson } from "./answer";
import { cardCodes, cardCookie, MAX_CARDS } from "@/src/server/runtime/cookies/card-cookie";
import { cartToken } from "@/src/server/runtime/cookies/cart-cookie";
import type { Caller, Reply } from "./route";

type CheckError = CardError | "too-many" | "too-many-cards";

const messages: Record<CheckError, string> = {
  "unknown-card": "No gift card has this code.",
  "empty-card": "There is nothing left on this gift card.",
  "frozen-card": "This gift card is suspended for the moment.",
  "expired-card": "This gift card has expired.",
  "too-many": "Too many codes were tried. Please try again in an hour.",
  "too-many-cards": `A cart takes ${MAX_CARDS} gift cards at most.`,
};

async function answerCards({ shop, cookies }: Caller, codes: readonly string[]) {
  const cards = await usableCards(shop, codes, cartToken(cookies));
  const cookie = cardCookie(shop, codes);
  return ok(answerJson({ giftCards: cards.map(cartCardOf) }, [cookie]));
}

/** POST /api/gift-card/check: adds a card to the cart. */
export async function checkCard(
  { code }: v.InferOutput<typeof checkCardRequest>,
  caller: Caller,
): Reply<CheckError> {
  const refuse = (error: CheckError) => fail({ code: error, field: "code", message: messages[error] });
  if (!(await limitGiftCardLookups(caller.shop, caller.headers))) return refuse("too-many");
  const found = await findUsableCode(caller.shop, code, cartToken(caller.cookies));
  if (!found.ok) return refuse(found.error);
  const known = cardCodes(caller.cookies).filter((other) => other !== found.value);
  if (known.length >= MAX_CARDS) return refuse("too-many-cards");
  return answerCards(caller, [...known, found.value]);
}

/** POST /api/gift-card/remove: removes a card from the cart. */
export async function removeCard(
  { id }: v.InferOutput<typeof removeCardRequest>,
  caller: Caller,
): Reply<never> {
  if (id === null) return answerCards(caller, []);
  const kept: string[] = [];
  for (const code of cardCodes(caller.cookies)) {
    const [usable] = await usableCards(caller.shop, [code], cartToken(caller.cookies));
    if (usable && usable.card.id !== id) kept.push(code);
  }
  return answerCards(caller, kept);
}
