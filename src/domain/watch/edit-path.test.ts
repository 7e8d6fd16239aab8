import { expect, test } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { toApi } from "./api-names";
import { editPath, replacedLine } from "./edit-path";
import { defaultSelection, type Selection } from "./selection";
import { selectionFromQuery } from "./selection-query";

const watch: Selection = {
  ...defaultSelection,
  caseType: "SU",
  caseColor: "CAS-SU-si",
  caseDiameter: "40mm",
  casebackType: "CLOSED",
  dial: "ART-WAVE",
  strapStyle: "LE",
  strapColor: "BU",
  strapEndlink: "WITH",
  bezelInsertColor: "DIVER-BU",
  packaging: "WITH",
  warranty: "48_months",
  buckle: "BUTTERFLY",
  secondStrap: "STR-NY-GR",
};

// Source: specification §3, bespoke_data.
test("the API has the specification's names", () => {
  expect(toApi(watch)).toMatchObject({
    case_type: "SU",
    case_color: "CAS-SU-si",
    case_diameter: "40mm",
    caseback_type: "CLOSED",
    date_color: "WHITE",
    date_magnifier: "WITHOUT",
    dial: "ART-WAVE",
    hands: "HAN-DIS-SI",
    strap_style: "LE",
    strap_color: "BU",
    strap_endlink: "WITH",
    bezel_insert_color: "DIVER-BU",
    complication: "date",
    gmt_hand: null,
    packaging: "WITH",
    priority: "NORMAL",
    warranty: "48_months",
    buckle: "BUTTERFLY",
    second_strap: "STR-NY-GR",
    rotor: "NORMAL",
  });
});

test("the link of a line opens the very watch it stands for", () => {
  const query = new URLSearchParams(editPath(watch, "BSPKWTCH12").split("?")[1]);
  const catalogue = seedCatalogue(() => undefined);
  expect(selectionFromQuery(query, catalogue)).toEqual(watch);
  expect(editPath(defaultSelection, "BSPKWTCH12")).toBe("/configurator?caseType=SM&replaces=BSPKWTCH12");
});

test.each([
  ["replaces=BSPKWTCH-0123456789ABCDEFGHJKMNPQRS", "BSPKWTCH-0123456789ABCDEFGHJKMNPQRS"],
  ["replaces=DI0136", null],
  ["replaces=%00", null],
  ["dial=ART-WAVE", null],
])("an address with %s names the line %s", (query, line) => {
  expect(replacedLine(new URLSearchParams(query))).toBe(line);
});
