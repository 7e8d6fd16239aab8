import { describe, expect, test } from "vitest";
import { auditChanges, hiddenValue } from "./audit-changes";
import { deviceName } from "./device-name";
import { passwordError } from "./password-rules";
import {
  needsSecondFactor,
  shownRecoveryCode,
  typedAuthenticatorCode,
  typedRecoveryCode,
} from "./second-factor-rules";
import { shortAddress } from "./short-address";
import { isTryOut } from "./try-out";

describe("a password", () => {
  test.each([
    ["abc", "short"],
    ["onze lettre", "short"],
    ["douze lettre", null],
    ["Pluie sur les toits", null],
    ["時計時計職人は朝に働くので", null],
    ["Password 1234", "common"],
    ["MotDePasse-123", "common"],
    ["aaaaaaaaaaaaaaa", "common"],
    ["ada.lovelace@valcour.example", "own-address"],
    ["ADA.LOVELACE@VALCOUR.EXAMPLE", "own-address"],
    ["ada-lovelace", "own-address"],
    ["pluie".repeat(26), "long"],
    [`${"pluie et vent ".repeat(9)}ab`, null],
    ["pluie sur les toits\0", "broken"],
    [`pluie sur les toits ${"😀"[0]}`, "broken"],
  ])("%s: %s", (password, error) => {
    expect(passwordError(password, "ada.lovelace@valcour.example")).toBe(error);
  });

  test("holds 128 characters of any script", () => {
    expect(passwordError("時計職人の".repeat(25) + "時計😀", "a@b.example")).toBe(null);
    expect(passwordError("時計職人の".repeat(25) + "時計職人", "a@b.example")).toBe("long");
  });
});

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3999", true],
  ["http://[::1]:3000", true],
  ["https://localhost", true],
  ["https://valcour.example", false],
  ["http://192.168.1.4:3000", false],
  ["http://localhost.valcour.example", false],
  ["", false],
])("a shop at %s is tried out: %s", (origin, isTried) => {
  expect(isTryOut(origin)).toBe(isTried);
});

describe("who needs a second factor", () => {
  const now = new Date("2026-06-15T12:00:00Z");
  const joined = (days: number) => new Date(now.getTime() - days * 86_400_000);
  test.each([
    ["admin", 13.9, 14, false],
    ["admin", 14, 14, true],
    ["admin", 0, 0, true],
    ["admin", 400, null, false],
    ["marketer", 400, 14, false],
  ])("%s after %d days of %s: %s", (role, days, graceDays, isNeeded) => {
    expect(needsSecondFactor({ role, joinedAt: joined(days), graceDays, now })).toBe(isNeeded);
  });
});

test("codes are read as typed", () => {
  expect(typedAuthenticatorCode(" 482 913 ")).toBe("482913");
  expect(typedAuthenticatorCode("48291")).toBe(null);
  expect(typedRecoveryCode("abcd-efgh-2345-6790")).toBe(null);
  expect(typedRecoveryCode("abcd efgh 2345 67o1")).toBe("ABCDEFGH234567OI");
  expect(shownRecoveryCode("ABCDEFGH234567OI")).toBe("ABCD-EFGH-2345-67OI");
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"],
  ["curl/8.0", ""],
])("%s is %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("places are told by their network", () => {
  const addresses = ["203.0.113.9", "2001:db8:7:1", "2001:db8:0:1", "0:0:0:0", null];
  expect(addresses.map(shortAddress)).toEqual(["203.0.113.x", "2001:db8:7::", "2001:db8::", "::1", ""]);
});

describe("what a save changed", () => {
  test("is told field by field", () => {
    const before = {
      id: 1,
      updatedAt: "a",
      price: 100,
      texts: { fr: "un", en: "one" },
      rows: [{ id: "x", n: 1 }],
    };
    const after = {
      id: 1,
      updatedAt: "b",
      price: 120,
      texts: { fr: "un", en: "One" },
      rows: [{ id: "x", n: 2 }],
    };
    expect(auditChanges("products", before, after)).toEqual([
      { field: "price", before: "100", after: "120" },
      { field: "texts.en", before: "one", after: "One" },
      { field: "rows.1.n", before: "1", after: "2" },
    ]);
  });

  test("is nothing where only the way of saying it differs", () => {
    expect(
      auditChanges("watches", { line: 4, note: null }, { line: { id: 4, name: "Rose" }, note: undefined }),
    ).toEqual([]);
  });

  test("leaves secrets out and hides what tells of a person", () => {
    expect(
      auditChanges(
        "users",
        { hash: "a", email: "a@b" },
        { hash: "b", salt: "c", password: "d", email: "c@d" },
      ),
    ).toEqual([{ field: "email", before: "a@b", after: "c@d" }]);
    expect(
      auditChanges(
        "orders",
        { contact: { name: "Ada" }, state: "paid" },
        { contact: { name: "Bob" }, state: "sent" },
      ),
    ).toEqual([
      { field: "contact.name", before: hiddenValue, after: hiddenValue },
      { field: "state", before: "paid", after: "sent" },
    ]);
    expect(auditChanges("promo-codes", { code: "A" }, { code: "B" })).toHaveLength(1);
    expect(auditChanges("gift-cards", { code: "A" }, { code: "B" })).toEqual([]);
  });

  test("a flood is told as a whole, and shortened", () => {
    const rows = (letter: string) =>
      Array.from({ length: 90 }, (_, n) => ({ text: `${letter}${n} of many words` }));
    const [change, ...others] = auditChanges("pages", { blocks: rows("a") }, { blocks: rows("b") });
    expect(others).toEqual([]);
    expect(change?.field).toBe("blocks");
    expect(change?.after).toHaveLength(1_001);
  });
});
