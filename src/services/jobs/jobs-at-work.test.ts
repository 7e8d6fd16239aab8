import { expect, test } from "vitest";
import { atWork, tasksAtWork } from "./jobs-at-work";

const minute = 60_000;

test("a task is at work until shortly after its last job has ended", async () => {
  const ends: (() => void)[] = [];
  const job = () => atWork("count", () => new Promise<void>((resolve) => ends.push(resolve)));
  const jobs = [job(), job()];
  ends[0]?.();
  await jobs[0];
  expect(tasksAtWork(Date.now() + minute)).toEqual(["count"]);
  ends[1]?.();
  await jobs[1];
  expect(tasksAtWork()).toEqual(["count"]);
  expect(tasksAtWork(Date.now() + minute)).toEqual([]);
});

test("a failed job is no longer at work", async () => {
  await expect(atWork("fail", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(tasksAtWork(Date.now() + minute)).not.toContain("fail");
});
