import { expect, test } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { watches } from "@/src/seed/content/watches";
import { minor } from "@/src/domain/money/minor";
import { catalogueInLanguage } from "./catalogue-in-language";
import { differingFields } from "./differing-fields";
import { configuratorPath } from "./edit-path";
import { frontLayers } from "./layers";
import { remadeParts } from "./remade-parts";
import { repairSelection } from "./repair-selection";
import { defaultSelection, type Selection } from "./selection";
import { selectionFromQuery } from "./selection-query";

const catalogue = seedCatalogue((name) => ({ hash: name, file: name }));

const rows = watches.flatMap(({ code, parts, configuratorDial, products }) =>
  products.map(({ sku, price, diameter }) => {
    const size = diameter === 36 || diameter === 40 ? { caseDiameter: `${diameter}mm` } : {};
    const made: Selection = { ...defaultSelection, ...parts, ...size };
    const opened = repairSelection({ ...made, dial: configuratorDial }, catalogue);
    return { code, sku, price: minor(price), parts: made, opened };
  }),
);

test.each(rows)("$sku opens in the configurator with exactly the parts of its page", ({ opened }) => {
  const address = new URL(configuratorPath(opened), "https://shop.example");
  expect(selectionFromQuery(address.searchParams, catalogueInLanguage(catalogue, "fr"))).toEqual(opened);
});

test.each(rows)("of $sku every visible change is listed with its price", (row) => {
  const told = remadeParts(row, catalogue);
  const looks = [row.parts, row.opened].map((selection) => JSON.stringify(frontLayers(selection, catalogue)));
  expect(looks[0] === looks[1] || told.parts.length > 0).toBe(true);
  const hasOtherDial = differingFields(row.parts, row.opened).includes("dial");
  expect(told.parts.some(({ field }) => field === "dial")).toBe(hasOtherDial);
  expect(told.total).toBe(row.price + told.dearerBy);
});

test("a meteorite dial becomes the enamel one, for less and later", () => {
  const meteorite = rows.find(({ code }) => code === "DIPIME");
  const told = meteorite && remadeParts(meteorite, catalogue);
  expect(told).toMatchObject({ parts: [{ field: "dial" }], total: 45_000, dearerBy: -11_000, laterBy: 20 });
});
