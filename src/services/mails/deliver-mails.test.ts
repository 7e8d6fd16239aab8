import { expect, test, vi } from "vitest";
import type { Shop } from "@/src/services/shop";
import { deliverMails } from "./deliver-mails";

const now = new Date("2026-11-23T09:00:00Z");

interface Postponed {
  readonly key: string;
  readonly message: string;
  readonly next: Date | null;
}

/** Its order is found once all other mails are sent. */
const slowOrder = 2;

/** Outcome of these mails while other database tables are unavailable. */
async function delivered(due: readonly object[], isEnding = () => false) {
  const waiting = [...due];
  const postponed: Postponed[] = [];
  const leases: number[] = [];
  const shop = {
    clock: () => now,
    isEnding,
    store: {
      orders: {
        async findOrder(_: string, id: number) {
          if (id === slowOrder) await vi.waitUntil(() => postponed.length === due.length - 1);
          throw new Error("The database is away.");
        },
      },
      mails: {
        claimDueMail: (at: Date, until: Date) => {
          leases.push((until.getTime() - at.getTime()) / 1_000);
          return Promise.resolve(waiting.shift() ?? null);
        },
        postponeMail: (key: string, message: string, next: Date | null) => {
          postponed.push({ key, message, next });
          return Promise.resolve();
        },
      },
    },
  } as unknown as Shop;
  return { sent: await deliverMails(shop), postponed, leases };
}

const seconds = (next: Date | null | undefined) => next && (next.getTime() - now.getTime()) / 1_000;

test.each([
  [1, 10],
  [2, 30],
  [3, 120],
  [4, 600],
  [5, 1_800],
  [6, 3_600],
  [7, 3_600],
  [95, 3_600],
  [96, null],
  [97, null],
])("after %i attempts it is retried in %s seconds", async (attempts, wait) => {
  const mail = { about: "order", key: "order:1", kind: "order-confirmation", orderId: 1, attempts };
  const { sent, postponed } = await delivered([mail]);
  expect(sent).toBe(0);
  expect(postponed).toMatchObject([{ key: "order:1", message: "The database is away." }]);
  expect(seconds(postponed[0]?.next)).toBe(wait);
});

test("a mail that can never be sent is given up at once and does not block others", async () => {
  const unreadable = { about: "other", key: "unreadable", mail: null, attempts: 1 };
  const old = { kind: "sign-in-code", locale: "fr", seed: "x", expires: now.getTime() };
  const code = { about: "other", key: "code", mail: old, attempts: 1 };
  const link = { about: "other", key: "link", mail: { ...old, kind: "staff-link" }, attempts: 1 };
  const { postponed, leases } = await delivered([unreadable, code, link]);
  expect(postponed.map(({ key, next }) => [key, next])).toEqual([
    ["unreadable", null],
    ["code", null],
    ["link", null],
  ]);
  expect(postponed[1]?.message).toBe("The code in it is too old to be sent.");
  expect(leases).toEqual([120, 120, 120, 120]);
});

/** More than are sent one by one. */
const many = Array.from({ length: 40 }, (_, at) => `mail ${at}`);

test("few mails are sent in order; of many, a slow one does not delay others, and each is claimed once", async () => {
  const due = many.map((key, at) => ({
    about: "order",
    key,
    kind: "order-confirmation",
    orderId: at === 25 ? slowOrder : 1,
    attempts: 1,
  }));
  const { postponed } = await delivered(due);
  const keys = postponed.map(({ key }) => key);
  expect(keys.slice(0, 20)).toEqual(many.slice(0, 20));
  expect(keys.toSorted()).toEqual(many.toSorted());
  expect(keys.at(-1)).toBe("mail 25");
});

test.each([5, 28])("a process that ends claims no other mail, of %i", async (lastAsked) => {
  const due = many.map((key) => ({ about: "other", key, mail: null, attempts: 1 }));
  let asked = 0;
  const { postponed } = await delivered(due, () => {
    asked += 1;
    return asked > lastAsked;
  });
  expect(postponed.map(({ key }) => key).toSorted()).toEqual(many.slice(0, lastAsked).toSorted());
});
