import { expect, test } from "vitest";
import { jobFigures, watchJob } from "./job-tally";

test("a successful job and a failed one are counted separately", async () => {
  const before = Date.now() / 1_000;
  expect(await watchJob("tried", async () => 7)).toBe(7);
  const first = jobFigures().get("tried");
  expect(first).toMatchObject({ runs: 1, failures: 0 });
  expect(first?.lastSuccess).toBeGreaterThanOrEqual(before);
  const broken = watchJob("tried", async () => {
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(jobFigures().get("tried")).toMatchObject({ runs: 2, failures: 1, lastSuccess: first?.lastSuccess });
});
