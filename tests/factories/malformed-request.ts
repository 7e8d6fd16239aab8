import fc from "fast-check";
import { headers, impossible, odd, otherTypes, strangeNames, unreadable, words } from "./malformed-values";

/** A request that no page of the shop sends. */
export interface MalformedRequest {
  readonly what: string;
  /** with its question mark, or empty */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Whether an endpoint may accept it; an impossible one must be refused. */
  readonly isPossible: boolean;
}

/** Data to build valid requests: names of fields, and valid values for the known ones. */
export interface Target {
  readonly method: string;
  readonly fields: readonly string[];
  readonly sensible: Readonly<Record<string, unknown>>;
}

const json = { "content-type": "application/json" };

/** Query parameters of the CMS, besides the fields of an endpoint. */
const queryNames = [
  "locale",
  "lang",
  "fallback-locale",
  "fallbackLocale",
  "depth",
  "where",
  "limit",
  "draft",
];

const queryOf = (fields: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        name: fc.constantFrom(...fields, ...queryNames, ...strangeNames.map(encodeURIComponent)),
        shape: fc.constantFrom("", "", "", "[]", "[a]", "[__proto__]", "[0][0][0]", "%5B"),
        word: fc.constantFrom(...words),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => `?${parts.map(({ name, shape, word }) => `${name}${shape}=${word}`).join("&")}`);

const quoted = (name: string) => JSON.stringify(name);

/** Ways to break a field, as pieces of JSON text. */
const fates = {
  wrong: (_: string, bad: string) => [bad],
  missing: () => [],
  twice: (good: string, bad: string) => [good, bad],
} as const satisfies Record<string, (good: string, bad: string) => readonly string[]>;

interface Choice {
  readonly wrong: readonly string[];
  readonly value: string;
  readonly fate: keyof typeof fates;
  readonly strange: string | null;
}

/** Valid fields except for the chosen ones, and optionally an unknown one. */
function writeBody({ fields, sensible }: Target, { wrong, value, fate, strange }: Choice): string {
  const pairs = fields.flatMap((name) => {
    const good = `${quoted(name)}:${JSON.stringify(sensible[name] ?? "x")}`;
    if (wrong.includes(name)) return fates[fate](good, `${quoted(name)}:${value}`);
    return name in sensible && sensible[name] === undefined ? [] : [good];
  });
  return `{${[...pairs, ...(strange === null ? [] : [`"${strange}":${value}`])].join(",")}}`;
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}… (${text.length})` : text);

const sampledBody = (target: Target): fc.Arbitrary<MalformedRequest> =>
  fc
    .record({
      wrong: fc.subarray([...target.fields], {
        minLength: Math.min(1, target.fields.length),
        maxLength: Math.min(3, target.fields.length),
      }),
      value: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...impossible) }, fc.constantFrom(...odd)),
      fate: fc.constantFrom("wrong", "wrong", "wrong", "missing", "twice"),
      strange: fc.option(fc.constantFrom(...strangeNames), { freq: 4 }),
      query: fc.option(queryOf(target.fields), { nil: "", freq: 1 }),
      more: fc.constantFrom(...headers),
    })
    .map(({ query, more, ...choice }) => {
      const body = writeBody(target, choice);
      const { fate, value, wrong } = choice;
      return {
        what: `${shorten(`${fate} ${wrong.join(", ")}`)} ${shorten(value)} ${shorten(query)} ${shorten(JSON.stringify(more))}`,
        query,
        headers: { ...json, ...more },
        body,
        isPossible: wrong.length === 0 || fate === "missing" || !impossible.includes(value),
      };
    });

const sampledQuery = ({ fields }: Target): fc.Arbitrary<MalformedRequest> =>
  fc.record({ query: queryOf(fields), more: fc.constantFrom(...headers) }).map(({ query, more }) => ({
    what: `${shorten(query)} ${shorten(JSON.stringify(more))}`,
    query,
    headers: more,
    isPossible: true,
  }));

const unreadableBodies: readonly MalformedRequest[] = [
  ...unreadable.map(([what, body]) => ({
    what,
    query: "",
    headers: json,
    isPossible: false,
    ...(body !== undefined && { body }),
  })),
  ...otherTypes.map((type) => ({
    what: `an object as ${type || "nothing in particular"}`,
    query: "",
    headers: { "content-type": type },
    body: "{}",
    isPossible: false,
  })),
];

/** The same requests for the same seed. */
export function malformedRequests(target: Target, seed: number, count: number): readonly MalformedRequest[] {
  const fixed = target.method === "get" ? [] : unreadableBodies;
  const sampled = target.method === "get" ? sampledQuery(target) : sampledBody(target);
  return [...fixed, ...fc.sample(sampled, { seed, numRuns: count - fixed.length })];
}
