import { afterAll, beforeAll, expect, test } from "vitest";
import { openGround, type Ground } from "./ground";
import { playHistory } from "./history";

const count = Number(process.env.HISTORIES ?? 10);
const first = Number(process.env.SEED ?? 1);
/** Number of turns shown of a broken history, the last ones. */
const told = 40;

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
}, 300_000);
afterAll(() => ground.close());

test("a seed always gives the same history", async () => {
  const [one, other] = [await playHistory(ground, first), await playHistory(ground, first)];
  expect(other.story).toEqual(one.story);
});

test(`${count} histories: nothing is lost, nothing is counted twice`, async () => {
  for (let seed = first; seed < first + count; seed += 1) {
    const { broken, story } = await playHistory(ground, seed);
    expect(broken, `SEED=${seed}, which ended so:\n${story.slice(-told).join("\n")}`).toEqual([]);
  }
}, 36_000_000);
