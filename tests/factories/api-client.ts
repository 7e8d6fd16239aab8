import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as v from "valibot";
import type { ApiScope } from "@/src/domain/api-keys/api-scope";
import type { OpenShop } from "@/tests/setup/open-shop";
import type { StaffMember } from "./staff-member";

const json = v.record(v.string(), v.unknown());

/** As much of the document as the tests read. */
const document = v.looseObject({
  openapi: v.string(),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        operationId: v.string(),
        parameters: v.optional(
          v.array(v.looseObject({ name: v.string(), in: v.string(), required: v.boolean() })),
          [],
        ),
        requestBody: v.optional(
          v.looseObject({ content: v.record(v.string(), v.looseObject({ schema: json })) }),
        ),
        responses: v.record(
          v.string(),
          v.looseObject({ content: v.record(v.string(), v.looseObject({ schema: json })) }),
        ),
      }),
    ),
  ),
  components: v.looseObject({ schemas: v.record(v.string(), json) }),
});
export type ApiDocument = v.InferOutput<typeof document>;

export async function readDocument({ url }: Pick<OpenShop, "url">): Promise<ApiDocument> {
  return v.parse(document, await (await fetch(`${url}/api/v1/openapi.json`)).json());
}

/** The same schemas, but a field that the document does not name is an error. */
function withoutOtherFields(described: unknown): unknown {
  if (Array.isArray(described)) return described.map(withoutOtherFields);
  if (typeof described !== "object" || described === null) return described;
  const fields = Object.entries(described).map(([name, value]) => [name, withoutOtherFields(value)] as const);
  const hasFields = "properties" in described && "type" in described && described.type === "object";
  return { ...Object.fromEntries(fields), ...(hasFields && { additionalProperties: false }) };
}

/** Creates a key in the admin. */
export async function apiKey(
  admin: StaffMember,
  scopes: readonly ApiScope[],
  more: { readonly name?: string; readonly expiresAt?: string; readonly callsPerMinute?: number } = {},
): Promise<string> {
  const { status, body } = await admin.ask("POST", "/api/staff/api-key-create", {
    name: "Warehouse",
    expiresAt: null,
    scopes,
    ...more,
  });
  if (status !== 200) throw new Error(`The key was refused with ${status}: ${JSON.stringify(body)}`);
  return v.parse(v.string(), body.key);
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** of JSON */
  readonly body: Record<string, unknown>;
}

/** Calls the API, and holds each answer against the document. */
export class ApiClient {
  /** Operations that were answered with success. */
  readonly answered = new Set<string>();
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));

  constructor(
    readonly url: string,
    readonly described: ApiDocument,
  ) {
    this.#ajv.addSchema({ $id: "document", ...v.parse(json, withoutOtherFields(described)) });
  }

  /** @param path as in the document, with its values: ["/orders/{number}", { number }] */
  async call(
    key: string | null,
    method: string,
    [path, params, query = ""]: readonly [path: string, params?: Record<string, string>, query?: string],
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ""),
    );
    const answer = await fetch(`${this.url}/api/v1${address}${query}`, {
      method: method.toUpperCase(),
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const type = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
    const read: unknown = type.endsWith("json") ? JSON.parse(text) : text;
    const operation = this.described.paths[path]?.[method];
    const schema = operation?.responses[String(answer.status)]?.content[type]?.schema;
    if (!operation || !schema)
      throw new Error(`The document has no ${answer.status} as ${type} of ${method} ${path}: ${text}`);
    const pointer = ["paths", path, method, "responses", String(answer.status), "content", type, "schema"]
      .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
      .map(encodeURIComponent)
      .join("/");
    const isValid = this.#ajv.getSchema(`document#/${pointer}`);
    if (!isValid) throw new Error(`The document has no schema at ${pointer}.`);
    if (!isValid(read))
      throw new Error(`${method} ${path} is not as described: ${this.#ajv.errorsText(isValid.errors)}`);
    if (answer.status === 200) this.answered.add(operation.operationId);
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: v.is(json, read) ? read : {},
    };
  }
}
