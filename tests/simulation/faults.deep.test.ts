import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faults, type KnownFault } from "./faults";
import { openTestBed, type TestBed } from "./test-bed";
import { playHistory } from "./history";

/** A fault that so many histories do not find is not found. */
const most = 200;

let ground: TestBed;
beforeAll(async () => {
  ground = await openTestBed();
}, 300_000);
afterAll(() => ground.close());

/** @returns the seed of a history that it breaks, the one that is known to first; null where none does */
async function findFault({ foundBy, ...fault }: KnownFault): Promise<number | null> {
  for (const seed of [foundBy, ...Array.from({ length: most }, (_, place) => place + 1)])
    if ((await playHistory(ground, seed, fault)).broken.length > 0) return seed;
  return null;
}

describe("what is taken out of the shop is found", () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))(
    "%s",
    async (_name, fault) => {
      expect(await findFault(fault)).not.toBeNull();
    },
    3_600_000,
  );
});
