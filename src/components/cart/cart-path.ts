/** The cart's page, which has no drawer. Source: specification §2, cart drawer. */
export const cartPath = "/panier";
