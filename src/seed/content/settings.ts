/**
 * Rates are hundredths for one euro: 108 is 1.08. Source: specification §9.
 * The company is the demonstration's own: replace it in the admin before selling.
 */
export const shopSettings = {
  rates: { USD: 108, CHF: 98, SAR: 405, QAR: 395, GBP: 85, SGD: 146, JPY: 16_900, INR: 9_000 },
  roundingStep: 50,
  chargedAsShown: [],
  upsellSku: "GC-050",
  bannerSeconds: 5,
  vatPercent: 20,
  leadDays: 12,
  termsVersion: "2025-11",
  shipping: {
    countries: [
      "FR",
      "BE",
      "LU",
      "CH",
      "DE",
      "AT",
      "ES",
      "PT",
      "IT",
      "NL",
      "IE",
      "GB",
      "US",
      "JP",
      "SG",
      "IN",
      "SA",
      "QA",
    ],
  },
  instalment: { enabled: true, count: 3, currencies: ["EUR", "USD"] },
  company: {
    name: "Atelier Valcour SAS",
    address: "12 rue de l’Établi\n25000 Besançon\nFrance",
    registration: "RCS Besançon 000 000 000",
    vatNumber: "FR00 000000000",
    email: "bonjour@valcour.example",
    phone: "[à compléter : téléphone]",
    capital: "[à compléter : capital social]",
    director: "[à compléter : directeur de la publication]",
    host: "[à compléter : hébergeur, adresse, téléphone]",
    mediator: "[à compléter : médiateur de la consommation, adresse, site]",
  },
};
