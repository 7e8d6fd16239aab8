import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "@/src/domain/locale/locale";
import { searchShop } from "@/src/services/search/search-shop";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const find = async (query: string, locale: Locale = "fr", limit = 10) =>
  (await searchShop(open.shop, query, locale, limit)).map(({ kind, key }) => `${kind} ${key}`);

describe("what is looked for is found, best first", () => {
  test.each([
    // accents, case and endings do not count
    ["reminiscence", "fr", "watch RE1070"],
    ["RÉMINISCENCE", "en", "watch RE1070"],
    ["di03", "es", "watch DI03"],
    // the last word may still be being typed
    ["aventur", "en", "watch DIPIAL"],
    // mistyped
    ["reminisence", "fr", "watch RE1070"],
    ["ホライゾン", "jp", "watch DIHO"],
    ["ほらいぞん", "jp", "watch DIHO"],
  ] as const)("%s in %s finds %s", async (query, locale, first) => {
    expect((await find(query, locale))[0]).toBe(first);
  });

  test.each([
    ["carte cadeau", "fr", "product GC-050"],
    ["dauphine", "en", "option hands  HAN-DIS-SI"],
    ["caoutchouc", "fr", "option strapColor RU BL"],
    ["étanche", "fr", "page montres"],
    ["mouvement", "fr", "question movement"],
  ] as const)("%s in %s has %s among its results", async (query, locale, wanted) => {
    expect(await find(query, locale, 60)).toContain(wanted);
  });

  test.each(["", "   ", "%%%", "'; drop table search_entries; --", "xqzwv", "\u{1F600}", "& | ! :*"])(
    "%j finds nothing and breaks nothing",
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );
});

test("what an editor saves is found at once, and what is gone is not", async () => {
  const marketer = await staffMember(open, "marketer");
  const [row] = await open.rows<{ id: number }>("select id from watches where code = 'DI01'");
  const saved = await marketer.ask("PATCH", `/api/watches/${row!.id}?locale=fr`, {
    tagline: "Cadran zibeline",
  });
  expect(saved).toMatchObject({ status: 200 });
  expect(await find("zibeline")).toEqual(["watch DI01"]);
  await marketer.ask("PATCH", `/api/watches/${row!.id}?locale=fr`, { tagline: "Cadran noir" });
  expect(await find("zibeline")).toEqual([]);
});

test("many searches after one save make the index once and agree", async () => {
  await open.rows("update search_marks set mark = 'old'");
  const answers = await Promise.all(Array.from({ length: 20 }, () => find("horizon")));
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]![0]).toBe("watch DIHO");
});

test("the endpoint answers in the asked language", async () => {
  const answer = await fetch(`${open.url}/api/search?q=gift&locale=en`);
  expect(answer.status).toBe(200);
  const { hits } = (await answer.json()) as { hits: { title: string; href: string }[] };
  expect(hits[0]).toMatchObject({ href: expect.stringMatching(/^\//) as string });
  expect((await fetch(`${open.url}/api/search`)).status).toBe(400);
});
