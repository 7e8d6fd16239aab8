import { describe, expect, test } from "vitest";
import { backImageUrl, backKey, bespokeImageUrl, frontImageUrl } from "./image-query";
import { defaultSelection, type Selection } from "./selection";
import { keysOfQuery } from "./picture-parameters";
import { thumbnailUrl } from "./thumbnail-query";

const submariner: Selection = {
  ...defaultSelection,
  complication: "gmt",
  caseType: "SU",
  caseDiameter: "40mm",
  caseColor: "CAS-SU-sirg",
  bezelInsertColor: "INS-DIVER-BL",
  gmtHand: "GMT-RE",
  dateMagnifier: "WITH",
  dateColor: "BLACK",
  strapStyle: "LE",
  strapColor: "BL-1",
  strapEndlink: "WITH",
};

test("the back of a case is open or closed, and the submariner's is its own", () => {
  expect(backKey("CAS-SU-si", "OPEN")).toBe("CB2-si-open");
  expect(backKey("CAS-FL-si-rg", "CLOSED")).toBe("CB-si-rg-closed");
});

test("keys are read back from what an address says; what it does not know is nothing", () => {
  const query = {
    dial: "DI",
    gmt_hand: null,
    date_magnifier: true,
    strap_endlink: false,
    w: 480,
    hands: undefined,
  };
  expect(keysOfQuery("front", query)).toEqual({
    dial: "DI",
    gmtHand: null,
    dateMagnifier: "WITH",
    strapEndlink: "WITHOUT",
  });
  expect(keysOfQuery("back", { dial: "DI" })).toEqual({});
});

describe("address of the front", () => {
  test("of the default watch has the names of specification §7", () => {
    expect(frontImageUrl(defaultSelection)).toBe(
      "/api/configurator/image?date_magnifier=0&date_color=WHITE&straps=STR-OY-si&case=CAS-SM-si" +
        "&hands=HAN-DIS-SI&dial=DI&bezel_insert=0&strap_endlink=0&gmt_hand=0",
    );
  });

  test("names every part of a submariner", () => {
    expect(frontImageUrl(submariner, { width: 480, crop: "dial", stage: "sable", version: "7" })).toBe(
      "/api/configurator/image?date_magnifier=1&date_color=BLACK&straps=STR-LE-BL-1&case=CAS-SU-sirg" +
        "&hands=HAN-DIS-SI&dial=DI&bezel_insert=INS-DIVER-BL&strap_endlink=1&gmt_hand=GMT-RE" +
        "&w=480&crop=dial&stage=sable&v=7",
    );
  });

  test("leaves out what is the default, so that equal pictures have equal addresses", () => {
    expect(frontImageUrl(defaultSelection, { width: 1000, crop: "full", stage: "givre" })).toBe(
      frontImageUrl(defaultSelection),
    );
  });

  test("does not change with what can't be seen", () => {
    const unseen: Selection = {
      ...defaultSelection,
      warranty: "48_months",
      rotor: "CDG",
      caseDiameter: "40mm",
    };
    expect(frontImageUrl(unseen)).toBe(frontImageUrl(defaultSelection));
  });
});

describe("address of the back", () => {
  test("of the default watch", () => {
    expect(backImageUrl(defaultSelection)).toBe(
      "/api/configurator/image?caseback=1&straps=STR-OY-si&case=CB-si-open&rotor=NORMAL",
    );
  });

  test.each([
    ["CAS-SM-si", "OPEN", "CB-si-open"],
    ["CAS-FL-sirg", "CLOSED", "CB-sirg-closed"],
    ["CAS-SU-bl", "OPEN", "CB2-bl-open"],
  ])("%s %s is %s", (caseColor, casebackType, expected) => {
    expect(backKey(caseColor, casebackType)).toBe(expected);
  });

  test("tells of an end link, which shows from behind too", () => {
    expect(backImageUrl(submariner)).toContain("case=CB2-sirg-open&rotor=NORMAL&strap_endlink=1");
  });
});

test("a watch that was kept is shown by its id, from either side", () => {
  expect(bespokeImageUrl("ABC", { width: 320 })).toBe("/api/configurator/bespoke?id=ABC&w=320");
  expect(bespokeImageUrl("ABC", { side: "back" })).toBe("/api/configurator/bespoke?id=ABC&caseback=1");
  expect(bespokeImageUrl("ABC", { side: "front" })).toBe("/api/configurator/bespoke?id=ABC");
});

describe("address of a thumbnail", () => {
  test.each([
    ["dial", { key: "ART-WAVE" }, "/api/configurator/thumbnail?option=dial%3AART-WAVE"],
    [
      "strapColor",
      { key: "si-po", family: "OY" },
      "/api/configurator/thumbnail?option=strapColor%3ASTR-OY-si-po",
    ],
    ["warranty", { key: "36_months" }, null],
    ["caseDiameter", { key: "36mm" }, null],
    ["secondStrap", { key: "NONE" }, null],
  ] as const)("%s %o", (field, option, expected) => {
    expect(thumbnailUrl(field, option)).toBe(expected);
  });
});
