import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let first: StaffMember;
let second: StaffMember;
beforeAll(async () => {
  open = await openShop();
  open.payload.logger.level = "silent";
  first = await staffMember(open, "admin");
  second = await staffMember(open, "marketer");
}, 240_000);
afterAll(() => open?.close());

type Row = Readonly<Record<string, unknown>>;

/**
 * Documents two editors have open at once: an autosaved draft, one saved by hand, a list without versions, a
 * global.
 */
const documents: readonly [list: string, method: "PATCH" | "POST", query: string, mine: Row, theirs: Row][] =
  [
    ["pages", "PATCH", "&draft=true&autosave=true", { title: "Un" }, { title: "Deux" }],
    ["products", "PATCH", "", { isNew: true, _status: "published" }, { isNew: false, _status: "published" }],
    ["questions", "PATCH", "", { question: "Un ?" }, { question: "Deux ?" }],
    ["globals/footer", "POST", "&draft=true", { _status: "draft" }, { _status: "draft" }],
  ];

test.each(documents)(
  "%s: a form that was filled before another save is refused",
  async (list, method, query, mine, theirs) => {
    const filter = list.startsWith("globals/") ? "" : "&limit=1&sort=id";
    const read = async (): Promise<Row> => {
      const { body } = await first.ask("GET", `/api/${list}?locale=fr&depth=0&draft=true${filter}`);
      return Array.isArray(body.docs) ? (body.docs[0] as Row) : body;
    };
    const filled = await read();
    const path = `/api/${list}${filter === "" ? "" : `/${Number(filled.id)}`}?locale=fr&depth=0${query}`;
    const save = (member: StaffMember, data: Row, form: Row) =>
      member.ask(method, path, { ...data, updatedAt: form.updatedAt });

    expect(await save(first, mine, filled)).toMatchObject({ status: 200 });
    const saved = await read();
    expect(saved).toMatchObject(mine);

    const refused = await save(second, theirs, filled);
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ data: { errors: [{ path: "updatedAt" }] } }] },
    });
    expect(await read()).toEqual(saved);

    // Filled in again, it is saved, and further saves use each answer's version.
    const again = await save(second, theirs, saved);
    expect(again).toMatchObject({ status: 200 });
    const answer = (again.body.doc ?? again.body.result) as Row;
    expect(await save(second, theirs, answer)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject(theirs);
    // A save without a form version is accepted.
    expect(await first.ask(method, path, mine)).toMatchObject({ status: 200 });
  },
);

test("a refused save names the last editor", async () => {
  const { body } = await first.ask("GET", "/api/questions?limit=1&sort=id&locale=fr&depth=0");
  const [filled] = body.docs as [Row];
  const path = `/api/questions/${Number(filled.id)}?locale=fr`;
  await first.ask("PATCH", path, { question: "Qui a enregistré ?" });
  const refused = await second.ask("PATCH", path, { question: "Moi ?", updatedAt: filled.updatedAt });
  expect(JSON.stringify(refused.body)).toContain(accountOf("admin").email);
});
