import { expect, test } from "vitest";
import { trackJob, runningTasks } from "./running-jobs";

const minute = 60_000;

test("a task is at work until shortly after its last job has ended", async () => {
  const ends: (() => void)[] = [];
  const job = () => trackJob("count", () => new Promise<void>((resolve) => ends.push(resolve)));
  const jobs = [job(), job()];
  ends[0]?.();
  await jobs[0];
  expect(runningTasks(Date.now() + minute)).toEqual(["count"]);
  ends[1]?.();
  await jobs[1];
  expect(runningTasks()).toEqual(["count"]);
  expect(runningTasks(Date.now() + minute)).toEqual([]);
});

test("a failed job is no longer at work", async () => {
  await expect(trackJob("fail", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(runningTasks(Date.now() + minute)).not.toContain("fail");
});
