/** Tables of nonsense for malformed-request.ts. */

const bytes = (...values: number[]) => new Uint8Array(values);
const around = (inside: Uint8Array) =>
  new Uint8Array([...Buffer.from('{"a":"'), ...inside, ...Buffer.from('"}')]);
const nested = (open: string, close: string, times = 10_000) => open.repeat(times) + close.repeat(times);

/** Bodies that are no JSON object, or far too much of one. */
export const unreadable: readonly (readonly [
  what: string,
  body: string | Uint8Array<ArrayBuffer> | undefined,
])[] = [
  ["no body", undefined],
  ["an empty body", ""],
  ["a space", " "],
  ["null", "null"],
  ["true", "true"],
  ["a number", "0"],
  ["a text", '"sku"'],
  ["a list", "[]"],
  ["a list of objects", '[{"sku":"GC-050"}]'],
  ["an open brace", "{"],
  ["a closed brace", "}"],
  ["a broken name", '{"sk'],
  ["a broken value", '{"sku":"GC-0'],
  ["a broken escape", '{"sku":"\\u00'],
  ["a comma too many", '{"sku":"GC-050",}'],
  ["single quotes", "{'sku':'GC-050'}"],
  ["a comment", '{/* */"sku":"GC-050"}'],
  ["two objects", "{}{}"],
  ["NaN", '{"quantity":NaN}'],
  ["Infinity", '{"quantity":Infinity}'],
  ["a number with zeros in front", '{"quantity":007}'],
  ["a hexadecimal number", '{"quantity":0x10}'],
  ["undefined", '{"sku":undefined}'],
  ["a null byte", "\0"],
  ["a null byte behind JSON", "{}\0"],
  ["a raw line break in a text", '{"sku":"a\nb"}'],
  ["XML", '<?xml version="1.0"?><sku>GC-050</sku>'],
  ["a form", "sku=GC-050&quantity=1"],
  ["objects nested 10,000 deep, left open", '{"a":'.repeat(10_000)],
  ["lists nested 10,000 deep", nested("[", "]")],
  ["2 MB of text", `{"sku":"${"x".repeat(2_000_000)}"}`],
  ["2 MB of spaces", `{${" ".repeat(2_000_000)}}`],
  ["2 MB of names", `{${Array.from({ length: 150_000 }, (_, place) => `"n${place}":0`).join(",")}}`],
  ["UTF-16", new Uint8Array(Buffer.from('{"sku":"GC-050"}', "utf16le"))],
  ["a byte that UTF-8 does not have", around(bytes(0xff))],
  ["a cut character", around(bytes(0xe2, 0x82))],
  ["an overlong character", around(bytes(0xc0, 0x80))],
  ["a surrogate in UTF-8", around(bytes(0xed, 0xa0, 0x80))],
  ["gzip", bytes(0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0)],
];

export const otherTypes = [
  "",
  "text/plain",
  "text/json",
  "application/jsonx",
  "application/xml",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json; charset=shift_jis",
  "application/json; charset=klingon",
  "application/json, text/plain",
] as const;

/**
 * Values that no field of the shop takes, as JSON text: it can say what no object can, names twice and numbers
 * beyond numbers.
 */
export const impossible: readonly string[] = [
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  `"${"x".repeat(50_000)}"`,
  `"${"é".repeat(5_000)}@example.com"`,
  "[]",
  "[null]",
  '["GC-050"]',
  "{}",
  '{"$ne":null}',
  '{"toString":"x"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"length":1e9}',
  nested("[", "]", 5_000),
  `${'{"a":'.repeat(5_000)}0${"}".repeat(5_000)}`,
];

/** Values that some fields take and others do not. */
export const odd: readonly string[] = [
  "null",
  "true",
  "-1",
  "-0",
  "0.1",
  "1.5",
  "1e9",
  "1e400",
  "-1e400",
  "9007199254740993",
  "123456789012345678901234567890",
  '""',
  '" "',
  '"NaN"',
  '"Infinity"',
  '"1e9"',
  '"undefined"',
  '"\\u202e\\ufeff"',
  '"../../../etc/passwd"',
  `"' or 1=1; drop table orders; --"`,
  '"<script>alert(1)</script>"',
  '"a@b\\r\\nBcc: mallory@example.com"',
  '"${7*7}{{7*7}}"',
];

export const strangeNames = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "$where",
  "\\u0000",
];

export const headers: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { cookie: "cart=%00; customer=%00; promo=%00; sign-in=%00; NEXT_LOCALE=%00" },
  { cookie: "cart=%; promo=%E0%A4%A; NEXT_LOCALE=klingon" },
  { cookie: `cart=${"A".repeat(22)}; customer=${"A".repeat(43)}; promo=${"A".repeat(40)}` },
  { cookie: "shop-staff-token=a.b.c; payload-token=a.b.c; =; ;;; a" },
  { cookie: "cart=1; ".repeat(800) },
  { authorization: "JWT a.b.c" },
  { authorization: "customers API-Key x" },
  { "accept-language": `${"xx-XX,".repeat(500)};q=NaN` },
  { "accept-language": "klingon, *;q=-1" },
  { "x-forwarded-for": "not an address, ::::, 999.999.999.999" },
  { "x-client-address": "\u00ff" },
  { "content-encoding": "gzip" },
];

export const words: readonly string[] = [
  "",
  "%",
  "%00",
  "%E0%A4%A",
  "%ED%A0%80",
  "%FF",
  "+",
  "..%2F..%2Fetc%2Fpasswd",
  "NaN",
  "-1",
  "1e400",
  "null",
  "__proto__",
  "klingon",
  "*",
  "%27%20or%201%3D1%3B%20--",
  "%3Cscript%3E",
  "x".repeat(2_000),
  "%F0%9F%95%B0".repeat(100),
];
