import { spendingPage } from "@/src/domain/gift-card/spending-page";
import type { FormPage } from "./answer-form";

/** Page that shows the cart of the requesting browser, see app/[locale]/(cart)/panier/sans-script. */
const ownCart = "/panier/sans-script";

/**
 * How forms that change the cart are answered: with the cart. A double click arrives twice within a second; a later
 * repetition is intended. Source: decision 0041.
 */
export const cartForm: FormPage = { done: ownCart, failed: ownCart, patience: 1_000 };

/** A card is sent from the cart, or from its own page, which says what it pays and leads on to that. */
export const cardForm: FormPage = { ...cartForm, done: (_, typed) => spendingPage(typed("kind")) ?? ownCart };

/** A gift with invalid fields returns to its form, on the page of outcomes. */
export const giftForm: FormPage = { done: ownCart, patience: 1_000 };

/** The form that pays redirects to the provider's page, which the answer names. */
export const payForm: FormPage = { failed: ownCart };
