import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPage } from "@/src/store/content/load-pages";
import { loadRedirects } from "@/src/store/content/load-redirects";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

let made = 0;
const newSlug = () => `adresse-${++made}`;

async function save(method: string, path: string, body: object): Promise<number> {
  const { status, body: answer } = await marketer.ask(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
  return (answer.doc as { id: number }).id;
}

const publish = (slug: string) =>
  save("POST", "/api/pages?locale=fr", {
    title: "Essai",
    description: "Un essai.",
    slug,
    blocks: [{ blockType: "text", title: "A", text: "…" }],
    _status: "published",
  });
const move = (id: number, slug: string) =>
  save("PATCH", `/api/pages/${id}?locale=fr`, { slug, _status: "published" });
const lead = (body: object) => marketer.ask("POST", "/api/redirects", body);

/** Where an address leads; null where it leads nowhere. */
const wayFrom = async (slug: string) => (await loadRedirects(open.payload))[`/${slug}`] ?? null;
const rowsOf = (slugs: readonly string[]) =>
  open.rows<{ from: string }>(`select "from" from redirects where "from" = any($1) order by 1`, [
    slugs.map((slug) => `/${slug}`),
  ]);

describe("a published page that moves", () => {
  test("leaves its old address, which leads to the new one", async () => {
    const [old, next] = [newSlug(), newSlug()];
    const id = await publish(old);
    await move(id, next);
    expect([await wayFrom(old), await wayFrom(next)]).toEqual([`/${next}`, null]);
    expect(await loadPage(open.payload, old)).toBeNull();
    expect(await loadPage(open.payload, next)).not.toBeNull();
  });

  test("and comes back, has its address for itself again", async () => {
    const [first, second] = [newSlug(), newSlug()];
    const id = await publish(first);
    await move(id, second);
    await move(id, first);
    expect([await wayFrom(first), await wayFrom(second)]).toEqual([null, `/${first}`]);
    expect(await rowsOf([first, second])).toEqual([{ from: `/${second}` }]);
  });

  test("twice, makes no chain: both old addresses lead to where it is", async () => {
    const [first, second, third] = [newSlug(), newSlug(), newSlug()];
    const id = await publish(first);
    await move(id, second);
    await move(id, third);
    expect([await wayFrom(first), await wayFrom(second)]).toEqual([`/${third}`, `/${third}`]);
  });

  test("makes room: another page may take its old address", async () => {
    const [old, next] = [newSlug(), newSlug()];
    const id = await publish(old);
    await move(id, next);
    await publish(old);
    expect(await wayFrom(old)).toBeNull();
    expect(await rowsOf([old])).toEqual([]);
    expect(await loadPage(open.payload, old)).not.toBeNull();
  });

  test("moves when it is published, not while its draft is written", async () => {
    const [old, next] = [newSlug(), newSlug()];
    const id = await publish(old);
    await save("PATCH", `/api/pages/${id}?locale=fr&draft=true`, { slug: next, _status: "draft" });
    expect([await wayFrom(old), await rowsOf([old])]).toEqual([null, []]);
    expect(await loadPage(open.payload, old)).not.toBeNull();
    await save("PATCH", `/api/pages/${id}?locale=fr`, { _status: "published" });
    expect(await wayFrom(old)).toBe(`/${next}`);
  });

  test("at an hour that was set, leaves its address too", async () => {
    const [old, next] = [newSlug(), newSlug()];
    const id = await publish(old);
    await save("PATCH", `/api/pages/${id}?locale=fr&draft=true`, { slug: next, _status: "draft" });
    await open.payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", doc: { relationTo: "pages", value: id } },
      waitUntil: new Date(Date.now() - 1_000),
    });
    await open.payload.jobs.run({ queue: "default" });
    expect(await wayFrom(old)).toBe(`/${next}`);
  });

  test("to an address that is taken, stays, and leaves nothing behind", async () => {
    const [old, taken] = [newSlug(), newSlug()];
    const id = await publish(old);
    await publish(taken);
    const { status } = await marketer.ask("PATCH", `/api/pages/${id}?locale=fr`, {
      slug: taken,
      _status: "published",
    });
    expect(status).toBe(400);
    expect([await wayFrom(old), await rowsOf([old])]).toEqual([null, []]);
    expect(await loadPage(open.payload, old)).not.toBeNull();
  });

  test("out of sight, leads nowhere until it is seen again", async () => {
    const [old, next] = [newSlug(), newSlug()];
    const id = await publish(old);
    await move(id, next);
    await save("PATCH", `/api/pages/${id}?locale=fr`, { _status: "draft" });
    expect(await wayFrom(old)).toBeNull();
    await save("PATCH", `/api/pages/${id}?locale=fr`, { _status: "published" });
    expect(await wayFrom(old)).toBe(`/${next}`);
  });

  test("and is deleted, takes its old addresses along", async () => {
    const [old, next] = [newSlug(), newSlug()];
    const id = await publish(old);
    await move(id, next);
    await marketer.ask("DELETE", `/api/pages/${id}`);
    expect(await rowsOf([old])).toEqual([]);
  });

  test.each(["", "&draft=true"])("cannot be one that the shop needs (%j)", async (draft) => {
    const [faq] = await open.rows<{ id: number }>("select id from pages where slug = 'faq'");
    const answer = await marketer.ask("PATCH", `/api/pages/${faq!.id}?locale=fr${draft}`, {
      slug: newSlug(),
      _status: draft === "" ? "published" : "draft",
    });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain("/faq");
    expect(await loadPage(open.payload, "faq")).not.toBeNull();
  });
});

describe("an address that a marketer leads elsewhere", () => {
  test("leads to a path, or out of the shop", async () => {
    const [inside, outside] = [newSlug(), newSlug()];
    expect((await lead({ from: `/${inside}`, address: "/montres?ligne=distinction" })).status).toBe(201);
    expect((await lead({ from: `/${outside}`, address: "https://x.example/a" })).status).toBe(201);
    expect([await wayFrom(inside), await wayFrom(outside)]).toEqual([
      "/montres?ligne=distinction",
      "https://x.example/a",
    ]);
  });

  test("leads there in one step, though that leads on itself", async () => {
    const [first, second, third] = [newSlug(), newSlug(), newSlug()];
    await lead({ from: `/${first}`, address: `/${second}` });
    const id = await publish(second);
    await move(id, third);
    expect(await wayFrom(first)).toBe(`/${third}`);
  });

  // Every spelling of a circle is a row of redirects.test.ts of the domain.
  test("and back again, is refused in one step, in two and when it is changed", async () => {
    const [old, between] = [newSlug(), newSlug()];
    const back = `/en/${old}/?x=1`;
    expect((await lead({ from: `/${old}`, address: back })).status).toBe(400);
    const row = await save("POST", "/api/redirects", { from: `/${old}`, address: `/${between}` });
    expect((await lead({ from: `/${between}`, address: back })).status).toBe(400);
    expect((await marketer.ask("PATCH", `/api/redirects/${row}`, { address: back })).status).toBe(400);
    expect(await wayFrom(old)).toBe(`/${between}`);
  });

  test.each([
    { what: "a page of code", body: { from: "/panier", address: "/montres" } },
    { what: "a page the shop needs", body: { from: "/faq", address: "/montres" } },
    { what: "a language", body: { from: "/en/x", address: "/montres" } },
    { what: "no address", body: { from: "/Essai", address: "/montres" } },
    { what: "another shop", body: { from: "//x.example", address: "/montres" } },
    { what: "a way to another shop that looks like a path", body: { from: "/frei", address: "//x.example" } },
    { what: "a script", body: { from: "/frei", address: "javascript:alert(1)" } },
    { what: "nowhere", body: { from: "/frei" } },
  ])("$what is refused", async ({ body }) => {
    expect((await lead(body)).status).toBe(400);
  });

  test("is not one where a page stands, nor one that leads elsewhere already, nor has two ends", async () => {
    const [page, old] = [newSlug(), newSlug()];
    const id = await publish(page);
    const { status } = await lead({ from: `/${old}`, address: "/montres" });
    expect(status).toBe(201);
    const answers = await Promise.all([
      lead({ from: `/${page}`, address: "/montres" }),
      lead({ from: `/${old}`, address: "/contact" }),
      lead({ from: `/${newSlug()}`, address: "/contact", page: id }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400]);
  });

  test("a translator has nothing to do with them", async () => {
    const translator = await staffMember(open, "translator");
    expect((await translator.ask("GET", "/api/redirects")).status).toBe(403);
    const answer = await translator.ask("POST", "/api/redirects", {
      from: `/${newSlug()}`,
      address: "/montres",
    });
    expect(answer.status).toBe(403);
  });
});
