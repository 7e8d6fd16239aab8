import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFrames } from "./frames";

beforeEach(() => {
  const turns: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (turn: FrameRequestCallback) => turns.push(turn));
  vi.stubGlobal("cancelAnimationFrame", (turn: number) => void (turns[turn - 1] = () => undefined));
  vi.stubGlobal("screenTurns", () => turns.splice(0).forEach((turn) => turn(0)));
});
afterEach(() => vi.unstubAllGlobals());

declare const screenTurns: () => void;

test("a repeated request is drawn once, at the next frame of the screen", () => {
  const draw = vi.fn<() => void>();
  const frames = createFrames(draw, null);
  frames.ask();
  frames.ask();
  expect(draw).not.toHaveBeenCalled();
  screenTurns();
  screenTurns();
  expect(draw).toHaveBeenCalledOnce();
});

test("an animation is drawn at each frame", () => {
  const draw = vi.fn<() => void>(() => frames.ask());
  const frames = createFrames(draw, null);
  frames.ask();
  for (let turn = 0; turn < 5; turn += 1) screenTurns();
  expect(draw).toHaveBeenCalledTimes(5);
});

test("a software renderer is given the next frame while drawing one, and no more", async () => {
  const finish: (() => void)[] = [];
  const drawn = () => new Promise<void>((resolve) => finish.push(resolve));
  const draw = vi.fn<() => void>(() => frames.ask());
  const frames = createFrames(draw, drawn);
  frames.ask();
  for (let turn = 0; turn < 5; turn += 1) screenTurns();
  expect(draw).toHaveBeenCalledTimes(2);
  finish[0]?.();
  await Promise.resolve();
  screenTurns();
  screenTurns();
  expect(draw).toHaveBeenCalledTimes(3);
});
