import type { Brand } from "@/src/domain/brand";
import { accentShades } from "@/src/domain/look/accent-shades";
import { keyCalls } from "@/src/domain/api-keys/api-key-limits";
import { escapeXml } from "@/src/services/content/escape-xml";
import { apiPath } from "./api-problem";
import { apiPageStyle } from "./api-page-style";
import type { ApiRoute } from "./api-route";
import { problemsOf, repetitionHeader, schemaOf, type Json } from "./open-api";

/** A row of a table of fields. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const jsonList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** The schema that is not null, of one that may be. */
const withoutNull = (schema: Json): { readonly schema: Json; readonly isNullable: boolean } => {
  const choices = jsonList(schema.anyOf);
  const [other] = choices.filter(({ type }) => type !== "null");
  if (choices.length !== 2 || !other) return { schema, isNullable: false };
  return { schema: { ...other, ...(schema.description !== undefined && schema) }, isNullable: true };
};

function typeOf(schema: Json): string {
  const { schema: known, isNullable } = withoutNull(schema);
  const { type, format, items } = known;
  const values: readonly unknown[] = Array.isArray(known.enum) ? known.enum : [];
  const named =
    known.const !== undefined
      ? JSON.stringify(known.const)
      : values.length > 0
        ? values.map((value) => JSON.stringify(value)).join(" | ")
        : type === "array" && isJson(items)
          ? `list of ${typeOf(items)}`
          : `${typeof type === "string" ? type : "any"}${typeof format === "string" ? ` (${format})` : ""}`;
  return isNullable ? `${named} | null` : named;
}

/** The fields of an object, those of objects in it included: `lines[].total.amount`. */
function fieldsOf(described: Json, path = ""): readonly Field[] {
  const { schema } = withoutNull(described);
  if (schema.type === "array" && isJson(schema.items)) return fieldsOf(schema.items, `${path}[]`);
  if (!isJson(schema.properties)) return [];
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([name, field]): readonly Field[] => {
    if (!isJson(field)) return [];
    const whole = path === "" ? name : `${path}.${name}`;
    const { description = withoutNull(field).schema.description } = field;
    const row: Field = {
      name: whole,
      type: typeOf(field),
      isRequired: required.includes(name),
      description: typeof description === "string" ? description : "",
    };
    return [row, ...fieldsOf(field, whole)];
  });
}

/** Text with what stands between backticks as code. */
const prose = (text: string): string => escapeXml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const table = (fields: readonly Field[]): string =>
  `<div class="table" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${fields
    .map(
      ({ name, type, isRequired, description }) =>
        `<tr><td><code>${escapeXml(name)}</code></td><td>${escapeXml(type)}</td><td>${prose(description)}${isRequired ? "" : ' <span class="quiet">optional</span>'}</td></tr>`,
    )
    .join("")}</tbody></table></div>`;

const titled = (title: string, fields: readonly Field[]): string =>
  fields.length === 0 ? "" : `<h4>${title}</h4>${table(fields)}`;

/** Values of the examples, by name of the parameter or field. */
const examples: Readonly<Record<string, string | number>> = {
  number: "VAL-2026-00001",
  sku: "DI0136",
  list: "dials",
  key: "D01",
  id: "12",
  month: "2026-11",
  to: "in-workshop",
  carrier: "colissimo",
  trackingNumber: "6A12345678901",
  amount: 25_000,
  currency: "EUR",
  onHand: 12,
  email: "ada@example.com",
  code: "0000-0000-0000-0000-0000-0000-0000",
};

function curlOf(route: ApiRoute, origin: string): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(examples[name] ?? name));
  const needed = fieldsOf(schemaOf(route.query)).filter(({ isRequired }) => isRequired);
  const query = needed.map(({ name }) => `${name}=${String(examples[name] ?? "")}`).join("&");
  const body = route.body && fieldsOf(schemaOf(route.body)).filter(({ isRequired }) => isRequired);
  const sent = body && Object.fromEntries(body.map(({ name }) => [name, examples[name]]));
  const lines = [
    `curl ${route.method === "get" ? "" : `-X ${route.method.toUpperCase()} `}"${origin}${apiPath}${path}${query && `?${query}`}"`,
    '-H "Authorization: Bearer $SHOP_API_KEY"',
    ...(route.isRepeatable ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(sent ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(sent)}'`] : []),
  ];
  return lines.join(" \\\n  ");
}

function routeSection(route: ApiRoute, origin: string): string {
  const problems = [...problemsOf(route)].toSorted(([one], [other]) => one - other);
  const header: Field | null = route.isRepeatable
    ? {
        name: String(repetitionHeader.name),
        type: "string",
        isRequired: false,
        description: String(repetitionHeader.description),
      }
    : null;
  return `<section aria-labelledby="${route.operation}"><h3 id="${route.operation}">${escapeXml(route.summary)}</h3>
<p class="route"><span class="method">${route.method}</span><code>${escapeXml(apiPath + route.path)}</code></p>
${route.description === undefined ? "" : `<p>${prose(route.description)}</p>`}
<p class="quiet">Scope: <code>${route.scope}</code></p>
${titled("In the path", fieldsOf(schemaOf(route.params)))}
${titled("Query", fieldsOf(schemaOf(route.query)))}
${titled("Header", header ? [header] : [])}
${titled("Body", route.body ? fieldsOf(schemaOf(route.body)) : [])}
<pre tabindex="0">${escapeXml(curlOf(route, origin))}</pre>
<details><summary>Answer</summary>${table(fieldsOf(schemaOf(route.answer)))}</details>
<details><summary>Errors</summary>${problems
    .map(
      ([status, codes]) =>
        `<h4>${status}</h4><ul>${codes.map((code) => `<li>${prose(code)}</li>`).join("")}</ul>`,
    )
    .join("")}</details></section>`;
}

const groupsOf = (routes: readonly ApiRoute[]): readonly ApiRoute["group"][] => [
  ...new Set(routes.map(({ group }) => group)),
];

const groupTitle = (group: string): string => group.replaceAll("-", " ");

/** The page that describes the API, made from its table. It needs neither a script nor another file. */
export function apiPage(
  routes: readonly ApiRoute[],
  origin: string,
  brand: Pick<Brand, "name" | "look">,
): string {
  const name = escapeXml(brand.name);
  const of = (group: ApiRoute["group"]) => routes.filter((route) => route.group === group);
  const menu = groupsOf(routes)
    .map(
      (group) =>
        `<li><strong>${groupTitle(group)}</strong><ul>${of(group)
          .map(({ operation, summary }) => `<li><a href="#${operation}">${escapeXml(summary)}</a></li>`)
          .join("")}</ul></li>`,
    )
    .join("");
  const sections = groupsOf(routes)
    .map(
      (group) =>
        `<h2 id="${group}">${groupTitle(group)}</h2>${of(group)
          .map((route) => routeSection(route, origin))
          .join("")}`,
    )
    .join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>API · ${name}</title><link rel="icon" href="/icon.svg">
<style>${apiPageStyle(accentShades(brand.look.accent).onLight)}</style></head>
<body><div class="layout"><nav aria-label="Contents"><ul>${menu}</ul></nav><main>
<h1>API of ${name}</h1>
<p>For the owner's other systems: accounting, parcels, stock, mailing. The same as a document for programs: <a href="${apiPath}/openapi.json">OpenAPI 3.1</a>.</p>
<h3 id="keys">Keys</h3>
<p>An admin creates a key under “API keys”, with the scopes it needs. It is shown once. Send it with every call:</p>
<pre tabindex="0">curl "${escapeXml(origin)}${apiPath}/orders?limit=10" \\
  -H "Authorization: Bearer $SHOP_API_KEY"</pre>
<p>Each key may make ${keyCalls.usual} calls a minute where the admin says nothing else; then <code>429</code> says in <code>Retry-After</code> how many seconds to wait. A revoked key is refused at once.</p>
<h3 id="amounts">Amounts and moments</h3>
<p>Amounts are integers in the currency's smallest unit: 25000 EUR is €250.00, 25000 JPY is ¥25,000. Moments are in UTC.</p>
<h3 id="lists">Lists</h3>
<p>A list answers <code>data</code> and <code>next</code>. Ask again with <code>cursor</code> as <code>next</code> until it is null.</p>
<h3 id="errors">Errors</h3>
<p>An error is <code>application/problem+json</code> (RFC 9457). Its <code>code</code> is stable; titles may change. <code id="unknown-path">unknown-path</code> (404): the API has no such path. <code id="method-not-allowed">method-not-allowed</code> (405): the path takes the methods in <code>Allow</code>.</p>
${sections}
</main></div></body></html>`;
}
