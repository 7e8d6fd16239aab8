import { describe, expect, test } from "vitest";
import { backImageUrl, bespokeImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { parseBespokeImageQuery, parseImageQuery, parseThumbnailQuery } from "./image-query";

const parametersOf = (url: string) => new URLSearchParams(url.split("?")[1]);
const front = (changes: Record<string, string | null> = {}) =>
  changed(frontImageUrl(defaultSelection), changes);
const back = (changes: Record<string, string | null> = {}) =>
  changed(backImageUrl(defaultSelection), changes);

function changed(url: string, changes: Record<string, string | null>): URLSearchParams {
  const parameters = parametersOf(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}

const view = { w: 1000, crop: "full", stage: "givre" };

test("reads the address of the default watch", () => {
  expect(parseImageQuery(front())).toEqual({
    ok: true,
    value: {
      caseback: "0",
      date_magnifier: false,
      date_color: "WHITE",
      straps: "STR-OY-si",
      case: "CAS-SM-si",
      hands: "HAN-DIS-SI",
      dial: "DI",
      bezel_insert: null,
      strap_endlink: false,
      gmt_hand: null,
      ...view,
    },
  });
});

test("reads the address of its back", () => {
  expect(parseImageQuery(back())).toEqual({
    ok: true,
    value: {
      caseback: "1",
      straps: "STR-OY-si",
      case: "CB-si-open",
      rotor: "NORMAL",
      strap_endlink: false,
      ...view,
    },
  });
});

test("omitted parameters mean: none, white, normal", () => {
  const bare = front({
    date_magnifier: null,
    date_color: null,
    bezel_insert: null,
    strap_endlink: null,
    gmt_hand: null,
  });
  expect(parseImageQuery(bare)).toEqual(parseImageQuery(front()));
  expect(parseImageQuery(back({ rotor: null }))).toEqual(parseImageQuery(back()));
});

test("order and foreign parameters change nothing", () => {
  const shuffled = new URLSearchParams([...front({ utm_source: "mail", cb: "123" })].toReversed());
  expect(parseImageQuery(shuffled)).toEqual(parseImageQuery(front()));
});

describe("names the invalid parameter", () => {
  test.each([
    ["straps", null],
    ["case", null],
    ["hands", null],
    ["dial", null],
    ["dial", ""],
    ["dial", "../../etc/passwd"],
    ["dial", "DI%00"],
    ["hands", "A".repeat(41)],
    ["date_magnifier", "2"],
    ["strap_endlink", "yes"],
    ["caseback", "2"],
    ["w", "999999"],
    ["w", "1001"],
    ["w", "-1"],
    ["w", "1e3x"],
    ["crop", "moon"],
    ["stage", "#fff"],
    ["format", "gif"],
    ["v", "x".repeat(81)],
  ])("%s = %s", (field, value) => {
    expect(parseImageQuery(front({ [field]: value }))).toEqual({ ok: false, error: { field } });
  });

  test.each([
    ["straps", null],
    ["case", null],
    ["rotor", "../NORMAL"],
    ["w", "huge"],
  ])("of the back: %s = %s", (field, value) => {
    expect(parseImageQuery(back({ [field]: value }))).toEqual({ ok: false, error: { field } });
  });

  test("a JPEG can't be transparent", () => {
    const impossible = front({ format: "jpeg", stage: "transparent" });
    expect(parseImageQuery(impossible)).toEqual({ ok: false, error: { field: "format" } });
  });

  test.each(["", "dial", "dial:", "dial:../x", ":DI"])("thumbnail option %s", (option) => {
    expect(parseThumbnailQuery(new URLSearchParams({ option }))).toEqual({
      ok: false,
      error: { field: "option" },
    });
  });
});

describe("picture of a composed watch", () => {
  const id = "0123456789ABCDEFGHJKMNPQRS";

  test("is read from its address", () => {
    const parse = (url: string) => parseBespokeImageQuery(parametersOf(url));
    expect(parse(bespokeImageUrl(id))).toEqual({ ok: true, value: { id, caseback: "0", ...view } });
    expect(parse(bespokeImageUrl(id, { side: "back", width: 320 }))).toEqual({
      ok: true,
      value: { id, caseback: "1", ...view, w: 320 },
    });
  });

  test.each(["", "short", `${id}X`, id.toLowerCase(), "../../../../etc/passwd..."])(
    "has no id %s",
    (wrong) => {
      expect(parseBespokeImageQuery(new URLSearchParams({ id: wrong }))).toEqual({
        ok: false,
        error: { field: "id" },
      });
    },
  );
});
