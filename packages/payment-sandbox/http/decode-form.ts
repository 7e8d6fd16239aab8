export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormFields = { [key: string]: FormValue };

// Arrays can be distinguished from objects only once every pair is in, hence the two steps.
type Branch = Map<string, Branch | string>;

const deepest = 12;

/** Thrown when the brackets of a body cannot be read; the API answers 400 with this text. */
export class UnreadableForm extends Error {}

/**
 * Reads `a[b][0]=c&d[]=e` into nested objects and arrays.
 * A key given twice keeps its last value, as the real provider does.
 */
export function decodeForm(text: string): FormFields {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) place(root, splitKey(key), value);
  return toFields(root);
}

function splitKey(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw new UnreadableForm(`Invalid request: the brackets of "${key}" do not match.`);
  const inner = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
  if (inner.length > deepest) throw new UnreadableForm(`Invalid request: "${key}" is nested too deeply.`);
  return [match[1] ?? "", ...inner];
}

function place(root: Branch, path: string[], value: string) {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    // `expand[]` appends: it takes the next free number.
    const key = part === "" ? String(branch.size) : part;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key);
    if (next instanceof Map) {
      branch = next;
    } else {
      const grown: Branch = new Map();
      branch.set(key, grown);
      branch = grown;
    }
  }
}

function toFields(branch: Branch): FormFields {
  // No prototype: a field named `__proto__` stays an ordinary, unknown field.
  const fields: FormFields = Object.create(null);
  for (const [key, value] of branch) fields[key] = toValue(value);
  return fields;
}

function toValue(value: Branch | string): FormValue {
  if (typeof value === "string") return value;
  const isArray = [...value.keys()].every((key) => /^\d+$/.test(key));
  if (!isArray) return toFields(value);
  return [...value].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => toValue(item));
}
