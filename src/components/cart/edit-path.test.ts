import { expect, test } from "vitest";
import { toApi } from "@/src/domain/watch/api-names";
import { defaultSelection } from "@/src/domain/watch/selection";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { editPath } from "./edit-path";

/** Source: specification §3, bespoke_data. */
const data = {
  ...toApi(defaultSelection),
  id: "1",
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
};

test("the link of a line opens the very watch it stands for", () => {
  const query = new URLSearchParams(editPath(data).split("?")[1]);
  expect(
    selectionFromQuery(
      query,
      seedCatalogue(() => undefined),
    ),
  ).toEqual({
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
  });
});
