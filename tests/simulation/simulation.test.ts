import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faults } from "./faults";
import { openGround, type Ground } from "./ground";
import { playHistory } from "./history";

const count = Number(process.env.HISTORIES ?? 200);
const first = Number(process.env.SEED ?? 1);

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

test("a seed is played alike", async () => {
  const [one, other] = [await playHistory(ground, first), await playHistory(ground, first)];
  expect(other.story).toEqual(one.story);
});

test(`${count} histories: nothing is lost, nothing is counted twice`, async () => {
  for (let seed = first; seed < first + count; seed += 1) {
    const { broken, story } = await playHistory(ground, seed);
    if (broken.length > 0)
      throw new Error(`SEED=${seed}: ${broken.join("; ")}\n${story.slice(-40).join("\n")}`);
  }
}, 3_600_000);

describe("what is taken out of the shop is found", () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))(
    "%s",
    async (_name, fault) => {
      for (let seed = 1; seed <= Math.min(200, count); seed += 1)
        if ((await playHistory(ground, seed, fault)).broken.length > 0) return;
      throw new Error("200 histories did not find it.");
    },
    600_000,
  );
});
