import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffRole } from "@/src/admin/access/roles";
import { paidOrder } from "@/tests/factories/delivered-order";
import { apiKey } from "@/tests/factories/api-client";
import { accountOf, staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
const keys = new Map<StaffRole, string>();

beforeAll(async () => {
  open = await openShop();
  Object.assign(open.shop, { hasStaffAssistants: true });
  for (const role of ["admin", "marketer", "clerk", "translator"] as const) keys.set(role, await keyOf(role));
});
afterAll(() => open.close());

/** A key that a member of staff makes for an assistant. */
async function keyOf(role: StaffRole): Promise<string> {
  const member = await staffMember(open, role);
  const asked = { name: "Editor", expiresAt: null };
  const { status, body } = await member.ask("POST", "/api/staff/assistant-key-create", asked);
  if (status !== 200) throw new Error(`The key was refused with ${status}.`);
  return v.parse(v.string(), body.key);
}

const address = () => new URL(`${open.url}/api/v1/assistant`);

/** An assistant of a member of staff. */
async function assistantOf(role: StaffRole) {
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${keys.get(role)}` };
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit: { headers } }));
  const result = v.object({
    isError: v.optional(v.boolean(), false),
    content: v.tuple([v.object({ text: v.string() })]),
  });
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    /** The data of an answer, or why it was refused. */
    use: async (name: string, input: Record<string, unknown>): Promise<unknown> => {
      const { isError, content } = v.parse(result, await client.callTool({ name, arguments: input }));
      return isError ? content[0].text : (JSON.parse(content[0].text) as unknown);
    },
    close: () => client.close(),
  };
}

const texts = v.object({
  texts: v.array(v.object({ path: v.string(), french: v.string(), text: v.string(), state: v.string() })),
});

const page = async () => {
  const [row] = await open.rows<{ id: number }>("select id from pages where slug = 'a-propos'");
  return String(row?.id);
};

const ask = (key: string | null, body: unknown = {}) =>
  fetch(address(), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });

describe("an assistant", () => {
  test("has the tools of the role of its owner", async () => {
    const reading = ["list_orders", "get_order"];
    const writing = ["list_texts", "read_texts", "draft_texts"];
    for (const [role, tools] of [
      ["admin", [...reading, ...writing]],
      ["clerk", reading],
      ["marketer", writing],
      ["translator", writing],
    ] as const) {
      const assistant = await assistantOf(role);
      expect(await assistant.tools()).toEqual(tools);
      await assistant.close();
    }
  });

  test("reads orders", async () => {
    const order = await paidOrder(open);
    const clerk = await assistantOf("clerk");
    expect(await clerk.use("get_order", { number: order.number })).toMatchObject({ state: "paid" });
    expect(await clerk.use("list_orders", { limit: 1 })).toMatchObject({ data: [{}] });
    await clerk.close();
  });

  test("drafts a text, which is published by a person only", async () => {
    const marketer = await assistantOf("marketer");
    const place = { list: "pages", document: await page(), language: "en" };
    expect(await marketer.use("list_texts", { language: "en" })).toMatchObject({
      lists: expect.arrayContaining(["pages", "products"]),
    });
    const listed = await marketer.use("list_texts", { list: "pages", language: "en" });
    expect(JSON.stringify(listed)).toContain(`"document":"${place.document}"`);
    const read = v.parse(texts, await marketer.use("read_texts", place));
    const known = read.texts.find(({ path }) => path === "title");
    if (!known) throw new Error("The page has no title.");
    const titleOf = async () =>
      (
        await open.rows("select title from pages_locales where _parent_id = $1 and _locale = 'en'", [
          place.document,
        ])
      )[0];
    const before = await titleOf();
    const draft = { path: known.path, before: known.text, text: "Drafted by the assistant" };
    expect(await marketer.use("draft_texts", { ...place, texts: [draft] })).toEqual({ drafted: 1 });
    expect(await titleOf()).toEqual(before);
    const newest = await open.rows(
      `select version.version__status as status, words.version_title as title
         from _pages_v version join _pages_v_locales words on words._parent_id = version.id and words._locale = 'en'
        where version.parent_id = $1 and version.latest`,
      [place.document],
    );
    expect(newest).toEqual([{ status: "draft", title: "Drafted by the assistant" }]);
    const again = v.parse(texts, await marketer.use("read_texts", place));
    expect(again.texts).toContainEqual(expect.objectContaining({ path: "title", text: draft.text }));
    const log = await open.rows<{ by: string; field: string }>(
      "select by, field from audit_entries where entity = 'pages' and document = $1 order by id",
      [place.document],
    );
    expect(log).toContainEqual({ by: "marketer@valcour.example", field: "title" });
    expect(log).toContainEqual({ by: expect.stringMatching(/^API \d+: Editor$/), field: "draft" });
    expect(await marketer.use("draft_texts", { ...place, texts: [draft] })).toBe("title: target-changed");
    await marketer.close();
  });

  test("drafts the French text of a marketer, and no other language than a translator's", async () => {
    const place = { list: "products", document: "1", language: "fr" };
    const marketer = await assistantOf("marketer");
    const [known] = v.parse(texts, await marketer.use("read_texts", place)).texts;
    const draft = { path: known?.path, before: known?.text, text: `${known?.text} bis` };
    expect(await marketer.use("draft_texts", { ...place, texts: [draft] })).toEqual({ drafted: 1 });
    await marketer.close();
    const translator = await assistantOf("translator");
    expect(await translator.use("draft_texts", { ...place, texts: [draft] })).toBe(
      "The account does not write this language.",
    );
    await translator.close();
  });

  test("writes nothing that would be shown at once", async () => {
    const admin = await assistantOf("admin");
    const asked = { list: "translations", document: "cart", language: "en" };
    const refused = "There is no such list. list_texts without a list names them.";
    expect(await admin.use("read_texts", asked)).toBe(refused);
    const draft = { path: "value", before: "", text: "x" };
    expect(await admin.use("draft_texts", { ...asked, texts: [draft] })).toBe(refused);
    await admin.close();
  });
});

describe("its key", () => {
  test("opens nothing else, and no other key opens it", async () => {
    const { origin } = address();
    const headers = { authorization: `Bearer ${keys.get("admin")}` };
    expect((await fetch(`${origin}/api/v1/orders`, { headers })).status).toBe(403);
    const other = await apiKey(await staffMember(open, "admin"), ["read-orders"]);
    expect((await ask(other)).status).toBe(403);
    expect((await ask(null)).status).toBe(401);
    expect((await ask("wsk_x")).status).toBe(401);
  });

  test("follows the role of the account, and ends with it", async () => {
    const key = await keyOf("clerk");
    keys.set("clerk", key);
    const { email } = accountOf("clerk");
    await open.rows("update users set role = 'translator' where email = $1", [email]);
    const changed = await assistantOf("clerk");
    expect(await changed.tools()).toContain("draft_texts");
    await changed.close();
    await open.rows("update users set role = 'clerk' where email = $1", [email]);
    await open.rows("update api_keys set account_id = null where ending = $1", [key.slice(-4)]);
    expect((await ask(key)).status).toBe(403);
  });

  test("is revoked by its owner or an admin, and by no other member", async () => {
    const key = await keyOf("marketer");
    const [{ id } = { id: 0 }] = await open.rows<{ id: number }>(
      "select id from api_keys where ending = $1 order by id desc",
      [key.slice(-4)],
    );
    const clerk = await staffMember(open, "clerk");
    const marketer = await staffMember(open, "marketer");
    const revoke = { key: id };
    expect((await clerk.ask("POST", "/api/staff/assistant-key-revoke", revoke)).status).toBe(404);
    expect((await marketer.ask("POST", "/api/staff/assistant-key-revoke", revoke)).status).toBe(200);
    expect((await ask(key)).status).toBe(401);
  });

  test("is neither made nor taken where assistants are off", async () => {
    Object.assign(open.shop, { hasStaffAssistants: false });
    expect((await ask(keys.get("admin") ?? "")).status).toBe(404);
    await expect(keyOf("admin")).rejects.toThrow("403");
    Object.assign(open.shop, { hasStaffAssistants: true });
  });
});
