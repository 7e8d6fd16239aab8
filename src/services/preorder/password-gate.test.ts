import { createHmac, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { fail } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { isGuest, openPasswordGate, passHours } from "./password-gate";

const start = new Date("2026-11-23T09:00:00Z");
const hashOf = (password: string) => `salt.${scryptSync(password, "salt", 32).toString("base64url")}`;

/** A shop with one offer, optionally some hours later or with another key. */
function shopAt({ hours = 0, password = "horizon", key = "key", mayTry = true } = {}) {
  const limits: unknown[] = [];
  const shop = {
    clock: () => new Date(start.getTime() + hours * 3_600_000),
    previousSigners: [],
    sign: (purpose: string, text: string) =>
      createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url"),
    store: {
      preorders: {
        findPasswordHash: (name: string) => Promise.resolve(name === "run" ? hashOf(password) : null),
      },
      forms: {
        countTowardsLimit: (...asked: unknown[]) => {
          limits.push(asked);
          return Promise.resolve(mayTry);
        },
      },
    },
  } as unknown as Shop;
  return { shop, limits };
}

const ask = (password: string, key = "run", address: string | null = null) =>
  openPasswordGate(shopAt().shop, { key, password, address });

async function pass(): Promise<string> {
  const opened = await ask(" horizon ");
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

test("the password opens the gate for exactly twelve hours", async () => {
  const given = await pass();
  expect(await isGuest(shopAt({ hours: passHours - 0.001 }).shop, "run", given)).toBe(true);
  expect(await isGuest(shopAt({ hours: passHours }).shop, "run", given)).toBe(false);
});

test("another password does not open it", async () => {
  for (const wrong of ["", "Horizon", "horizon2"]) expect(await ask(wrong)).toEqual(fail("wrong-password"));
  expect(await ask("horizon", "another run")).toEqual(fail("wrong-password"));
});

test("a pass is valid for one run, its current password, and this shop", async () => {
  const given = await pass();
  const [until = ""] = given.split(".");
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  for (const [shop, key, shown] of [
    [shopAt(), "another run", given],
    [shopAt({ password: "changed" }), "run", given],
    [shopAt({ key: "another shop" }), "run", given],
    [shopAt(), "run", given.replace(until, later)],
    [shopAt(), "run", `${until}.`],
    [shopAt(), "run", ""],
    [shopAt(), "run", null],
  ] as const)
    expect([shown, await isGuest(shop.shop, key, shown)]).toEqual([shown, false]);
});

test("an address has twenty tries an hour, right or wrong", async () => {
  const { shop, limits } = shopAt({ mayTry: false });
  const wish = { key: "run", password: "horizon", address: "192.0.2.1" };
  expect(await openPasswordGate(shop, wish)).toEqual(fail("too-many"));
  expect(limits).toEqual([
    [expect.stringMatching(/^preorder:password:[\w-]{22}$/), { times: 20, seconds: 3_600 }, start],
  ]);
});
