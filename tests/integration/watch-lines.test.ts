import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { loadWatches } from "@/src/store/catalogue/load-watches";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const line = { key: "marine", name: "Marine", text: "Faite pour l’eau." };
const create = (data: Record<string, unknown>) => marketer.ask("POST", "/api/watch-lines?locale=fr", data);

test.each([
  ["Marine", 400],
  ["entretien", 400],
  ["manuels", 400],
  ["precommande", 400],
  ["distinction", 400],
])("%s is no key of a new line", async (key, status) => {
  expect(await create({ ...line, key })).toMatchObject({ status });
});

test("a marketer adds a line and a watch, whose address follows from both", async () => {
  const made = await create(line);
  expect(made.status).toBe(201);
  const { id } = v.parse(v.object({ id: v.number() }), made.body.doc);
  const [model] = await open.rows<{ id: number }>("select id from watches where code = 'DI05'");
  const { body: sample } = await marketer.ask("GET", `/api/watches/${model?.id}?locale=fr&depth=0`);
  const { id: _id, createdAt: _created, updatedAt: _updated, _order, ...facts } = sample;
  const { dial } = v.parse(v.object({ dial: v.number() }), facts.parts);
  const watch = {
    ...facts,
    code: "MA01",
    line: id,
    path: "",
    name: "Marine 01",
    related: [],
    // All others are those of the configurator's first watch.
    parts: { dial },
    _status: "published",
  };
  expect(await marketer.ask("POST", "/api/watches?locale=fr", watch)).toMatchObject({
    status: 201,
    body: { doc: { path: "/montres/marine/MA01" } },
  });
  const saved = (await loadWatches(open.payload)).find(({ code }) => code === "MA01");
  expect(saved?.line).toMatchObject({ key: "marine", name: { fr: "Marine" } });
  expect(saved?.parts).toMatchObject({ ...defaultSelection, dial: "DI05" });
  // A line with watches stays.
  expect(await marketer.ask("DELETE", `/api/watch-lines/${id}`)).toMatchObject({ status: 409 });
});

test.each(["/montres", "/marine/MA02", "/montres/choix/MA02", "/montres/a/b/c"])(
  "%s is no address of a watch",
  async (path) => {
    const [model] = await open.rows<{ id: number }>("select id from watches where code = 'DI05'");
    expect(await marketer.ask("PATCH", `/api/watches/${model?.id}?locale=fr`, { path })).toMatchObject({
      status: 400,
    });
  },
);
