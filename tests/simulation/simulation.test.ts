import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBed, type TestBed } from "./test-bed";
import { playHistory } from "./history";

const count = Number(process.env.HISTORIES ?? 10);
const first = Number(process.env.SEED ?? 1);
/** Number of last turns printed for a failed history. */
const printedTurns = 40;

let ground: TestBed;
beforeAll(async () => {
  ground = await openTestBed();
}, 300_000);
afterAll(() => ground.close());

test("a seed always gives the same history", async () => {
  const [one, other] = [await playHistory(ground, first), await playHistory(ground, first)];
  expect(other.story).toEqual(one.story);
});

test(`${count} histories: nothing is lost, nothing is counted twice`, async () => {
  for (let seed = first; seed < first + count; seed += 1) {
    const { broken, story } = await playHistory(ground, seed);
    expect(broken, `SEED=${seed}, last events:\n${story.slice(-printedTurns).join("\n")}`).toEqual([]);
  }
}, 36_000_000);
