import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SetupStep } from "@/src/domain/setup/setup-steps";
import { loadSetupState } from "@/src/services/setup/load-setup-state";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { setOpen } from "@/src/services/setup/set-open";
import { readClosing } from "@/src/store/content/read-closing";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { fillLaw } from "@/tests/factories/law";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let admin: StaffMember;
beforeAll(async () => {
  open = await openShop();
  admin = await staffMember(open, "admin");
});
afterAll(() => open.close());
afterEach(async () => {
  await open.shop.store.launchChecks.setClosed(false, new Date());
});

const stateOf = (shop = open.shop) => loadSetupState(shop, pageContentOf(open.payload));
const notesOf = async (step: SetupStep) => (await stateOf()).notes[step].map(({ key }) => key);
const closing = () => readClosing(open.payload.db.pool);
const toggle = (isOpen: boolean) => admin.ask("POST", "/api/staff/shop-open", { isOpen });

describe("the steps of the setup", () => {
  test("say what a delivered shop still has of the delivered brand and catalogue", async () => {
    expect(await notesOf("brand")).toEqual(["nameDelivered", "markDelivered", "lookDelivered"]);
    expect(await notesOf("dial")).toEqual(["wordmarkDelivered", "dialMarkDelivered"]);
    const { notes } = await stateOf();
    expect(notes.catalogue[0]?.values).toEqual({ own: 0, delivered: 12 });
    expect(notes.pages[0]).toMatchObject({ key: "pagesDelivered", state: "info" });
    const pages = Number(notes.pages[0]?.values?.count);
    expect(pages).toBeGreaterThan(0);
    await open.rows("update pages set slug = 'philosophie-lune' where slug = 'philosophie'");
    expect((await stateOf()).notes.pages[0]?.values).toEqual({ count: pages - 1 });
    await open.rows("update pages set slug = 'philosophie' where slug = 'philosophie-lune'");
    expect(await notesOf("facts")).toContain("companyMissing");
    expect(await notesOf("open")).toEqual(["checksOpen", "opened"]);
  });

  test("follow the owner's own work", async () => {
    const brand = { name: "Maison Lune", accent: "#7a1f2b", _status: "published" };
    expect(await admin.ask("POST", "/api/globals/brand", brand)).toMatchObject({ status: 200 });
    expect(await notesOf("brand")).toEqual(["nameOwn", "markDelivered", "lookOwn"]);
    await open.rows("update watches set code = 'LUNE-1' where code = 'DI01'");
    const { notes } = await stateOf();
    expect(notes.catalogue[0]).toMatchObject({ state: "done", values: { own: 1 } });
    await open.rows("update watches set code = 'DI01' where code = 'LUNE-1'");
  });

  test("say that menus lead to a watch that is no longer sold", async () => {
    expect(await notesOf("pages")).toContain("linksLive");
    const ofWatch = "watch_id = (select id from watches where code = 'RE1070')";
    await open.rows(`update products set is_visible = false where ${ofWatch}`);
    expect(await notesOf("pages")).toContain("linksDead");
    await open.rows(`update products set is_visible = true where ${ofWatch}`);
  });
});

describe("the switch", () => {
  test("closes the shop at once, and keeps it closed while a check fails", async () => {
    expect(await toggle(false)).toMatchObject({ status: 200 });
    expect(await closing()).toEqual({ until: null });
    expect(await notesOf("open")).toEqual(["checksOpen", "closed"]);
    expect(await toggle(true)).toMatchObject({ status: 409, body: { error: "checks" } });
    expect(await closing()).not.toBeNull();
  });

  test("is written into the audit log and into the version that the form of the settings shows", async () => {
    await toggle(false);
    const log = await admin.ask(
      "GET",
      "/api/audit-entries?where[entity][equals]=shop-settings&sort=-id&limit=1",
    );
    expect(log.body.docs).toMatchObject([
      { field: "maintenance.enabled", before: "false", after: "true", by: "admin@valcour.example" },
    ]);
    const form = await admin.ask("GET", "/api/globals/shop-settings?draft=true&depth=0");
    expect(form.body).toMatchObject({ maintenance: { enabled: true } });
  });

  test("opens the shop when nothing is left to be mended", async () => {
    await toggle(false);
    const { surroundings } = open.shop;
    await open.rows(
      `update shop_settings set company_name = 'Maison Lune', company_address = '1 rue de la Lune, 75001 Paris',
         company_registration = '123 456 789 RCS Paris', company_vat_number = 'FR12123456789',
         company_email = 'bonjour@maison-lune.fr', company_phone = '+33 1 23 45 67 89', company_director = 'Ada Lune',
         company_host = 'Hôte, 2 rue des Serveurs, 75002 Paris, +33 1 00 00 00 00',
         company_mediator = 'Médiateur, 3 rue de la Paix, 75003 Paris, mediateur.fr'`,
    );
    await fillLaw(open);
    await open.rows("update revisions set mark = 'company' where key = 'content'");
    const shop = { ...open.shop, surroundings: { ...surroundings, freeBytes: async () => 1e12 } };
    const failing = (await stateOf(shop)).blocking.map(({ name }) => name);
    expect(failing).toEqual([]);
    expect(await setOpen(shop, true, "admin@valcour.example")).toEqual({ ok: true, value: null });
    expect(await closing()).toBeNull();
  });
});
