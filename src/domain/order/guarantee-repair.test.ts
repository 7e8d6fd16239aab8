import { expect, test } from "vitest";
import { guaranteeRepair, repairable, repairedOf, writeRepair } from "./guarantee-repair";
import type { LineLedger } from "./line-ledger";
import type { OrderLine } from "./order";

const at = new Date("2027-05-03T09:00:00Z");
const line = (kind: OrderLine["kind"]) => ({ kind }) as OrderLine;
const lines = [line("watch"), line("gift-card"), line("bespoke")];
const ledger = [2, 1, 1].map((withCustomer, place) => ({ line: place, withCustomer }) as LineLedger);
const repaired = (text: string) => ({ at, event: guaranteeRepair, detail: text });

test("delivered watches can be noted as repaired, each once", () => {
  const order = { state: "delivered", lines, timeline: [] } as const;
  expect(repairable(order, ledger)).toEqual([
    { line: 0, quantity: 2 },
    { line: 2, quantity: 1 },
  ]);
  const once = [repaired(writeRepair([{ line: 0, quantity: 1 }], "2x1@shop.example"))];
  expect(repairedOf({ timeline: once }, 0)).toBe(1);
  expect(repairable({ ...order, timeline: [...once, repaired("1x1 1x3, a@b.fr")] }, ledger)).toEqual([]);
});

test("nothing is repaired under guarantee before it was delivered", () => {
  expect(repairable({ state: "shipped", lines, timeline: [] }, ledger)).toEqual([]);
});
