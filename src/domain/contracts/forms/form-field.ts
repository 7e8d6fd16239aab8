import * as v from "valibot";
import { isStorable } from "@/src/domain/contracts/text";
import { emailMaxLength, normaliseEmail } from "@/src/domain/mail/email-address";
import { isWithin, parseWhole } from "@/src/domain/forms/parse-whole";
import type { FormError } from "./form-error";

/** Appearance of a field, and the limits a browser validates itself: the same as its schema's. */
export interface Control {
  readonly kind:
    | "line"
    | "email"
    | "phone"
    | "url"
    | "prose"
    | "choice"
    | "number"
    | "day"
    | "agree"
    | "secret";
  readonly isRequired: boolean;
  /** Possible errors of the field: its page includes their messages. */
  readonly errors: readonly FormError[];
  readonly autoComplete?: string;
  readonly pattern?: string;
  /** A number, or a day as 2026-03-31. */
  readonly min?: number | string;
  readonly max?: number | string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of a choice, every answer; of a number, the suggested ones. */
  readonly options?: readonly string[];
  /** Full width of the form; the others are arranged in pairs. */
  readonly isWide?: boolean;
}

/** A field of a form. Its value is text, trimmed; an optional field left empty is "". */
export interface FormField {
  readonly control: Control;
  readonly schema: v.GenericSchema<unknown, string>;
}

type Rule = readonly [error: FormError, isKept: (text: string) => boolean];

const sent = v.nullish(v.union([v.string(), v.number(), v.boolean()], "text"), "");

/** An unticked box and an untouched field send nothing, a program may send true or a number. */
const written = (value: string | number | boolean): string =>
  typeof value === "boolean" ? (value ? "on" : "") : String(value).trim();

const words = v.pipe(v.array(v.string()), v.minLength(1));

/** Several boxes of one name are sent as a list. */
const joined = (value: unknown): unknown => (v.is(words, value) ? value.join(",") : value);

/** The first violated rule is the field's error; an empty field is only checked for being required. */
function fieldSchema(isRequired: boolean, rules: readonly Rule[]): FormField["schema"] {
  const missing = rules.some(([error]) => error === "agree") ? "agree" : "required";
  return v.pipe(
    sent,
    v.transform(written),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const text = dataset.value;
      if (text === "") {
        if (isRequired) addIssue({ message: missing });
        return;
      }
      const broken = rules.find(([, isKept]) => !isKept(text));
      if (broken) addIssue({ message: broken[0] });
    }),
  );
}

const canBeKept: Rule = ["text", isStorable];

function field(
  control: Omit<Control, "errors" | "isRequired">,
  optional: boolean,
  rules: readonly Rule[],
): FormField {
  const all = [canBeKept, ...rules];
  const missing: readonly FormError[] = optional || control.kind === "agree" ? [] : ["required"];
  return {
    control: {
      ...control,
      isRequired: !optional,
      errors: [...missing, ...new Set(all.map(([error]) => error))],
    },
    schema: fieldSchema(!optional, all),
  };
}

interface Settings {
  readonly optional?: boolean;
  readonly autoComplete?: string;
  readonly isWide?: boolean;
}

const shorter = (maxLength: number): Rule => ["long", (text) => text.length <= maxLength];

/** One line of text. */
export function line(maxLength: number, { optional = false, ...look }: Settings = {}): FormField {
  return field({ kind: "line", maxLength, ...look }, optional, [shorter(maxLength)]);
}

/** A text that is masked while typing. */
export function secret(maxLength: number): FormField {
  const { control, schema } = field({ kind: "secret", maxLength, autoComplete: "off" }, false, [
    shorter(maxLength),
  ]);
  return { control: { ...control, errors: [...control.errors, "wrong"] }, schema };
}

/** Several lines. A required one has a minimum of `minLength` characters. */
export function prose({ minLength = 0, maxLength = 4000, optional = false } = {}): FormField {
  return field({ kind: "prose", minLength, maxLength, isWide: true }, optional, [
    ...(minLength > 0 ? [["short", (text: string) => text.length >= minLength] as const] : []),
    shorter(maxLength),
  ]);
}

/** Its value is normalised as the shop compares addresses. Source: specification §5. */
export function email({ optional = false, isWide = false, autoComplete = "email" } = {}): FormField {
  const { control, schema } = field(
    { kind: "email", maxLength: emailMaxLength, autoComplete, pattern: ".+@.+\\..+", isWide },
    optional,
    [shorter(emailMaxLength), ["email", (text) => normaliseEmail(text) !== null]],
  );
  return {
    control,
    schema: v.pipe(
      schema,
      v.transform((text) => normaliseEmail(text) ?? ""),
    ),
  };
}

export function phone({ isWide = false } = {}): FormField {
  // Browsers compile it with the flag v, where parentheses are escaped in a class too.
  const pattern = "\\+?[0-9][0-9 \\(\\).\\-]{5,24}";
  const whole = new RegExp(`^${pattern}$`, "v");
  return field({ kind: "phone", maxLength: 26, autoComplete: "tel", pattern, isWide }, true, [
    ["phone", (text) => whole.test(text)],
  ]);
}

const addressOfSite = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

/** An address of a site, with or without its https://. */
export function site(): FormField {
  return field({ kind: "url", maxLength: 300, autoComplete: "url" }, false, [
    shorter(300),
    [
      "url",
      (text) => URL.canParse(addressOfSite(text)) && new URL(addressOfSite(text)).hostname.includes("."),
    ],
  ]);
}

/** One of a closed list; its labels are interface texts. */
export function choice(options: readonly string[], { optional = false, isWide = false } = {}): FormField {
  return field({ kind: "choice", options, isWide }, optional, [["choice", (text) => options.includes(text)]]);
}

/** The key of an option, or none: which ones there are and what they are called is the catalogue's. */
export function catalogueChoice(): FormField {
  return field({ kind: "choice" }, true, [["choice", (text) => text.length <= 40]]);
}

/** Any of a closed list, separated by commas: a page shows a checkbox for each. */
export function several(options: readonly string[]): FormField {
  const each = (text: string) => text.split(",").every((word) => options.includes(word));
  const { control, schema } = field({ kind: "choice", options, isWide: true }, true, [["choice", each]]);
  return { control, schema: v.pipe(v.nullish(v.unknown(), ""), v.transform(joined), schema) };
}

/** A country by its code of two letters; the delivery countries are a setting. */
export function country(): FormField {
  return field({ kind: "choice", autoComplete: "country" }, false, [
    ["choice", (text) => /^[A-Z]{2}$/.test(text)],
  ]);
}

/** A post code; whether there has to be one, and its format, is checked by the country, see isPostalCode. */
export function postalCode(): FormField {
  const { control, schema } = line(16, { optional: true, autoComplete: "postal-code" });
  return { control: { ...control, errors: ["required", ...control.errors, "postal"] }, schema };
}

/** State, province or prefecture; whether there has to be one depends on the country, see missingParts. */
export function state(): FormField {
  const { control, schema } = line(80, { optional: true, autoComplete: "address-level1" });
  return { control: { ...control, errors: ["required", ...control.errors] }, schema };
}

/**
 * A whole number, in the formats of parseWhole.
 * @param suggested values offered for one click
 */
export function whole(
  min: number,
  max: number,
  { suggested, isWide = false }: { suggested?: readonly number[]; isWide?: boolean } = {},
): FormField {
  const options = suggested?.map(String);
  const { control, schema } = field(
    { kind: "number", min, max, isWide, ...(options && { options }) },
    false,
    [["number", (text) => isWithin(parseWhole(text), { min, max })]],
  );
  return {
    control,
    schema: v.pipe(
      schema,
      v.transform((text) => String(parseWhole(text) ?? text)),
    ),
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A day of the calendar, as 2026-03-31. */
export function day(): FormField {
  return field({ kind: "day" }, true, [["day", isDay]]);
}

/** A box that must be ticked. */
export function agreement(): FormField {
  return field({ kind: "agree", isWide: true }, false, [["agree", (text) => text === "on"]]);
}
