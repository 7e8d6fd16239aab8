import { spendingPage } from "@/src/domain/gift-card/spending-page";
import type { FormPage } from "./answer-form";

/** Page that shows the cart of whoever asks for it, see app/[locale]/(cart)/panier/sans-script. */
const ownCart = "/panier/sans-script";

/**
 * How a form is answered that changes the cart: with the cart. A double click comes twice within a second; what comes
 * later is meant. Source: docs/decisions/0041.
 */
export const cartForm: FormPage = { done: ownCart, failed: ownCart, patience: 1_000 };

/** A card is brought from the cart, or from its own page, which says what it pays and leads on to that. */
export const cardForm: FormPage = { ...cartForm, done: (_, typed) => spendingPage(typed("kind")) ?? ownCart };

/** A gift that can't be bought as it was written goes back to its form, on the page of outcomes. */
export const giftForm: FormPage = { done: ownCart, patience: 1_000 };

/** The one that pays leads to the provider's page, which the answer names. */
export const payForm: FormPage = { failed: ownCart };
