import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { sampleMail } from "@/src/server/runtime/brand-samples";
import { previewContentOf } from "@/src/server/runtime/preview-content-of";
import { pdfText } from "@/tests/factories/pdf-text";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const lookOf = async () => (await pageContentOf(open.payload).settings()).brand.look;
const save = (data: Record<string, unknown>) =>
  marketer.ask("POST", "/api/globals/brand?locale=fr", { name: "Essai", _status: "published", ...data });

const fontNamed = async (filename: string) => {
  const [font] = await open.rows<{ id: number }>("select id from fonts where filename = $1", [filename]);
  if (!font) throw new Error(`The shop has no font ${filename}.`);
  return font.id;
};

test("a look is a draft until it is published, and seen in the preview at once", async () => {
  const draft = { name: "Essai", accent: "#B5502A", tone: "dark", _status: "draft" };
  expect((await marketer.ask("POST", "/api/globals/brand?locale=fr&draft=true", draft)).status).toBe(200);
  expect(await lookOf()).toMatchObject({ accent: "#1c3fae", tone: "light" });
  const preview = (await previewContentOf(open.payload).settings()).brand;
  expect(preview).toMatchObject({ name: "Essai", look: { accent: "#b5502a", tone: "dark" } });
  expect((await save({ accent: "#B5502A", tone: "dark" })).status).toBe(200);
  expect(await lookOf()).toMatchObject({ accent: "#b5502a", tone: "dark" });
});

test("a mail and a receipt show the newest draft, to those who edit the brand", async () => {
  const draft = { name: "Maison Brouillon", accent: "#7a1030", orderPrefix: "MB", _status: "draft" };
  expect((await marketer.ask("POST", "/api/globals/brand?locale=fr&draft=true", draft)).status).toBe(200);
  const mail = await sampleMail(open.payload, "fr");
  for (const said of ["Maison Brouillon", "#7a1030", "data:image/png;base64,", "MB-"])
    expect(mail).toContain(said);
  expect(mail).not.toMatch(/var\(--|cid:|Essai/);
  const receipt = pdfText(await marketer.bytes("/api/staff/brand-receipt"));
  expect(receipt).toContain("Maison Brouillon");
  const clerk = await staffMember(open, "clerk");
  expect((await clerk.ask("GET", "/api/staff/brand-receipt")).status).toBe(404);
});

test("a delivered font becomes the letters of the pages, and stays while it is used", async () => {
  const id = await fontNamed("figtree.woff2");
  expect((await save({ letters: { sans: id } })).status).toBe(200);
  expect((await lookOf()).letters.sans).toEqual({
    url: "/api/fonts/file/figtree.woff2",
    weight: [300, 900],
    width: null,
  });
  expect((await marketer.ask("DELETE", `/api/fonts/${id}`)).status).toBe(409);
  expect((await save({ letters: { sans: null } })).status).toBe(200);
});

const upload = (data: Buffer, name: string) =>
  marketer.upload(
    "POST",
    "/api/fonts?locale=fr",
    { name, type: "font/woff2", data: new Uint8Array(data) },
    // What is read from the file cannot be claimed.
    { minWeight: 1 },
  );

test("an uploaded font tells its name and weights itself", async () => {
  const answer = await upload(readFileSync("media/fonts/jost.woff2"), "own.woff2");
  expect(answer.status).toBe(201);
  expect(
    await open.rows("select name, min_weight::int, max_weight::int from fonts where filename = 'own.woff2'"),
  ).toEqual([{ name: "Jost", min_weight: 100, max_weight: 900 }]);
});

const thai = "node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2";

test.each([
  ["a font without Latin letters", readFileSync(thai)],
  ["no font at all", Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(200, 1)])],
  ["a font that is too large", Buffer.concat([Buffer.from("wOF2"), Buffer.alloc(400_001)])],
])("%s is refused", async (_, data) => {
  expect((await upload(data, "refused.woff2")).status).toBe(400);
  expect(await open.rows("select id from fonts where filename like 'refused%'")).toEqual([]);
});

test.each(["red", "#12345", "#1c3fae;--x:1", ""])("an accent %j is refused", async (accent) => {
  expect((await save({ accent })).status).toBe(400);
});
