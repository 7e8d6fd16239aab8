import { expect, test } from "vitest";
import { createScheduler, type Task } from "./scheduler";

function setUp(run: (task: Task, tasks: Map<string, Task>) => void) {
  let now = 0;
  const tasks = new Map<string, Task>();
  const problems: unknown[] = [];
  let looks = 0;
  const scheduler = createScheduler({
    clock: { now: () => now, real: () => now, skip: (milliseconds) => void (now += milliseconds) },
    tasks: () => {
      looks += 1;
      return [...tasks.values()];
    },
    run: (task) => run(task, tasks),
    report: (problem) => void problems.push(problem),
  });
  const add = (id: string, dueAt: number) => {
    tasks.set(id, { id, dueAt });
    scheduler.expect({ id, dueAt });
  };
  const moveTo = (time: number) => {
    now = time;
    return scheduler.idle();
  };
  return { add, moveTo, problems, scheduler, looks: () => looks };
}

test("due tasks run, earliest first; the others wait", async () => {
  const ran: string[] = [];
  const { add, moveTo, scheduler } = setUp((task, tasks) => {
    ran.push(task.id);
    tasks.delete(task.id);
  });
  add("late", 20);
  add("early", 10);
  add("never", 1e15);
  await moveTo(9);
  expect(ran).toEqual([]);
  await moveTo(20);
  expect(ran).toEqual(["early", "late"]);
  await scheduler.stop();
});

test("a task that puts itself off runs again when it is due", async () => {
  const times: number[] = [];
  const { add, moveTo, scheduler } = setUp((task, tasks) => {
    times.push(task.dueAt);
    if (task.dueAt < 30) tasks.set(task.id, { ...task, dueAt: task.dueAt + 10 });
    else tasks.delete(task.id);
  });
  add("again", 10);
  await moveTo(25);
  expect(times).toEqual([10, 20]);
  await moveTo(30);
  expect(times).toEqual([10, 20, 30]);
  await scheduler.stop();
});

test("a task that throws is reported once and does not spin", async () => {
  let runs = 0;
  const { add, moveTo, problems, scheduler } = setUp((task, tasks) => {
    runs += 1;
    // Otherwise a scheduler that spins would hang this test instead of failing it.
    if (runs > 5) tasks.delete(task.id);
    throw new Error("broken");
  });
  add("broken", 10);
  await moveTo(10);
  await moveTo(20);
  expect([runs, problems.map(String)]).toEqual([1, ["Error: broken"]]);
  await scheduler.stop();
});

test("while nothing is due, nothing is looked through, and what is written meanwhile is not missed", async () => {
  const ran: string[] = [];
  const { add, moveTo, scheduler, looks } = setUp((task, tasks) => {
    ran.push(task.id);
    tasks.delete(task.id);
  });
  add("late", 1000);
  await moveTo(1);
  const before = looks();
  for (let call = 0; call < 100; call += 1) scheduler.wake();
  expect(looks()).toBe(before);
  add("early", 10);
  await moveTo(10);
  expect(ran).toEqual(["early"]);
  await moveTo(1000);
  expect(ran).toEqual(["early", "late"]);
  await scheduler.stop();
});
