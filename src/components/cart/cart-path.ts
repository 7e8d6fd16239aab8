/** The cart's page, which has no drawer beside it. Source: specification §2, cart drawer. */
export const cartPath = "/panier";
