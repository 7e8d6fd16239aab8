import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { parseImageQuery } from "@/src/domain/contracts/image-query";
import { toApi } from "@/src/domain/watch/api-names";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { choose } from "@/src/domain/watch/choose";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { frontLayers } from "@/src/domain/watch/layers";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { defaultSelection, type SelectionField } from "@/src/domain/watch/selection";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import { longPictureUrl, shortPictureUrl } from "@/src/domain/watch/short-picture-url";
import { stepFields } from "@/src/client/state/configurator/steps";

/** Runs in the copy of the shop that has the crown (adding-an-option.deep.test.ts); the shop itself has none. */
const crown = "crownType" as string as SelectionField;
const { selection: withScrew } = choose(defaultSelection, crown, "SCREW", catalogue);

test("the crown has a price, and brings the case it goes with", () => {
  expect(withScrew.caseType).toBe("SU");
  expect(checkSelection(withScrew, catalogue)).toEqual([]);
  expect(checkSelection({ ...defaultSelection, [crown]: "SCREW" }, catalogue)).toEqual([
    { field: crown, reason: "crown-type" },
  ]);
  expect(priceWatch(withScrew, catalogue).lines).toContainEqual({ field: crown, key: "SCREW", price: 1500 });
});

test("its layer lies on the case", () => {
  const parts = frontLayers(withScrew, catalogue).map(({ part }) => part.split(" ")[0]);
  expect(parts.slice(parts.indexOf("case"))).toEqual(["case", "crown", "insert", "hands", "glare"]);
});

test("addresses and the API name it, and pictures of other watches stay where they were", () => {
  expect(selectionQuery(withScrew)).toContain("crownType=SCREW");
  expect(toApi(withScrew)).toMatchObject({ crown_type: "SCREW" });
  expect(frontImageUrl(defaultSelection)).not.toContain("crown");
  const long = frontImageUrl(withScrew, { format: "smallest" });
  const [, , picture = "", view = ""] = shortPictureUrl(long).split("/");
  const read = longPictureUrl(picture, view)?.split("?")[1] ?? "";
  expect(parseImageQuery(new URLSearchParams(read))).toMatchObject({
    ok: true,
    value: { crown_type: "SCREW" },
  });
});

test("the configurator offers it with the case", () => {
  expect(stepFields.case).toContain(crown);
});
