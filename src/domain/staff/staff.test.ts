import { describe, expect, test } from "vitest";
import { auditChanges, hiddenValue } from "./audit-changes";
import { isPersonal, isSecret } from "./audit-privacy";
import { csvCell } from "./csv-cell";
import { deviceName } from "./device-name";
import { passwordError } from "./password-rules";
import {
  needsSecondFactor,
  shownRecoveryCode,
  typedAuthenticatorCode,
  typedRecoveryCode,
} from "./second-factor-rules";
import { linkHours } from "./staff-account";
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
    ["abcabcabcabcabc", "common"],
    ["abcdabcdabcdabcd", null],
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
  ["http://my-localhost:3000", false],
  ["http://127.10.200.3", true],
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

  test("an admin who has never come in: at once", () => {
    expect(needsSecondFactor({ role: "admin", joinedAt: null, graceDays: 14, now })).toBe(true);
  });
});

test("codes are parsed as typed", () => {
  expect(typedAuthenticatorCode(" 482 913 ")).toBe("482913");
  for (const typed of ["48291", "4829131", "a482913"]) expect(typedAuthenticatorCode(typed)).toBe(null);
  expect(typedRecoveryCode("abcd-efgh-2345-6790")).toBe(null);
  expect(typedRecoveryCode("abcd efgh 2345 67o1")).toBe("ABCDEFGH234567OI");
  expect(typedRecoveryCode("0bcd-1fgh-8345-6723")).toBe("OBCDIFGHB3456723");
  for (const typed of ["abcd-efgh-2345-67oil", "9abcd-efgh-2345-67oi"])
    expect(typedRecoveryCode(typed)).toBe(null);
  expect(shownRecoveryCode("OI")).toBe("OI");
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
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/128.0 Safari/537.36 OPR/114.0", "Opera, macOS"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/128.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) CriOS/128.0 Mobile Safari/604.1", "Chrome, iPad"],
  ["curl/8.0", ""],
])("%s is %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("places are identified by their network", () => {
  const addresses = ["203.0.113.9", "203.0.113.254", "2001:db8:7:1", "2001:db8:0:1", "0:0:0:0", null];
  expect(addresses.map(shortAddress)).toEqual([
    "203.0.113.x",
    "203.0.113.x",
    "2001:db8:7::",
    "2001:db8::",
    "::1",
    "",
  ]);
});

test("a link is valid for a day, a week or an hour", () => {
  expect(linkHours).toEqual({ "first-admin": 24, invitation: 168, reset: 1 });
});

test.each([
  ["Ada", "Ada"],
  ["", ""],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  [" spaced", '" spaced"'],
  ["spaced ", '"spaced "'],
  ["1=1", "1=1"],
  ["=1+1", "'=1+1"],
  ["  =1+1", "'  =1+1"],
  ["+33 6", "'+33 6"],
  ["-5", "'-5"],
  ["@sum", "'@sum"],
  ["\t=1", "'\t=1"],
  ["\tplain", "'\tplain"],
  ["\r=1", `"'\r=1"`],
])("%j is a cell: %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

describe("changes of a save", () => {
  test("are listed field by field", () => {
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

  test("are empty where only the notation differs", () => {
    expect(
      auditChanges("watches", { line: 4, note: null }, { line: { id: 4, name: "Rose" }, note: undefined }),
    ).toEqual([]);
  });

  test("treat an empty list as empty, compare dates by time and documents by number", () => {
    const at = new Date("2026-11-22T10:00:00Z");
    const before = { rows: [], at, line: { id: 4 }, size: { id: 7, name: "L" }, text: "" };
    const after = { rows: [{ n: 1 }], at: new Date("2026-11-23T10:00:00Z"), line: null, size: 8, text: null };
    expect(auditChanges("products", before, after)).toEqual([
      { field: "rows.1.n", before: "", after: "1" },
      { field: "at", before: "2026-11-22T10:00:00.000Z", after: "2026-11-23T10:00:00.000Z" },
      { field: "line", before: "4", after: "" },
      { field: "size", before: "7", after: "8" },
    ]);
    expect(auditChanges("products", { rows: [] }, { rows: [] })).toEqual([]);
  });

  test("are empty for fields that a save did not send, and for rows with only a new id", () => {
    expect(auditChanges("products", { price: 100 }, { price: undefined })).toEqual([]);
    expect(auditChanges("pages", { rows: [{ id: "x", n: 1 }] }, { rows: [{ id: "y", n: 1 }] })).toEqual([]);
  });

  test("leave out the CMS's own bookkeeping", () => {
    const names = ["id", "createdAt", "updatedAt", "_status", "globalType", "_order"];
    const document = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
    expect(auditChanges("pages", document("a"), document("b"))).toEqual([]);
  });

  test("are stored up to a thousand characters, and value by value up to forty", () => {
    const long = "x".repeat(1_000);
    expect(auditChanges("pages", { title: "" }, { title: long })[0]?.after).toBe(long);
    const rows = (count: number, text: string) => ({ rows: Array.from({ length: count }, () => ({ text })) });
    expect(auditChanges("pages", rows(40, "a"), rows(40, "b"))).toHaveLength(40);
    expect(auditChanges("pages", rows(41, "a"), rows(41, "b"))).toHaveLength(1);
  });

  test("only mention personal fields as changed; empty ones that stay empty are left out", () => {
    expect(hiddenValue).toBe("•••");
    expect(auditChanges("customer-reviews", { author: "" }, { author: "Ada" })).toEqual([
      { field: "author", before: "", after: "•••" },
    ]);
  });

  test.each([
    ["requests", ["name", "email", "answers.1.value", "watch"], ["status"]],
    ["affiliates", ["name", "email", "site", "channel", "audience", "message", "reason"], ["code", "status"]],
    ["customer-reviews", ["author", "text"], ["status", "rating"]],
    ["orders", ["contact.name", "note", "staffNote", "lines.1.gift", "timeline.2.note"], ["state"]],
    ["products", [], ["name", "email", "note"]],
    ...["customers", "subscribers", "gift-cards", "gift-wishes", "saved-watches", "carts", "mails"].map(
      (all) => [all, ["anything", "email"], []] as [string, string[], string[]],
    ),
  ])("%s: %j tell of a person, %j do not", (entity, hidden, shown) => {
    for (const path of hidden) expect([path, isPersonal(entity, path)]).toEqual([path, true]);
    for (const path of shown) expect([path, isPersonal(entity, path)]).toEqual([path, false]);
  });

  test("no secret is stored a second time; a code shown on pages is none", () => {
    const names =
      "password currentPassword hash salt sessions resetPasswordToken resetPasswordExpiration resetPasswordRequestedAt loginAttempts lockUntil passwordHash token tokenHash code codeHash sessionId apiKey apiKeyIndex";
    for (const name of names.split(" ")) expect([name, isSecret("users", name)]).toEqual([name, true]);
    for (const entity of ["promo-codes", "affiliates", "watches", "products"]) {
      expect([entity, isSecret(entity, "code"), isSecret(entity, "hash")]).toEqual([entity, false, true]);
    }
    expect(isSecret("users", "email")).toBe(false);
  });

  test("leaves out secrets and masks personal data", () => {
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

  test("a flood is reported as a whole, and shortened", () => {
    const rows = (letter: string) =>
      Array.from({ length: 90 }, (_, n) => ({ text: `${letter}${n} of many words` }));
    const [change, ...others] = auditChanges("pages", { blocks: rows("a") }, { blocks: rows("b") });
    expect(others).toEqual([]);
    expect(change?.field).toBe("blocks");
    expect(change?.after).toHaveLength(1_001);
  });
});
