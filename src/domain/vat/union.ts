/** Countries of the European Union, ISO 3166-1: deliveries there bear the tax of the country. Source: Union, 2026. */
export const unionCountries: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);
