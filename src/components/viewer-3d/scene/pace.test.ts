import { describe, expect, test } from "vitest";
import { drawsInSoftware, fullPace, keepPace, slowPace, type Pace } from "./pace";

const after = (frames: number, took: number, from: Pace = fullPace) =>
  Array.from({ length: frames }).reduce<Pace>((pace) => keepPace(pace, took), from).share;

describe("resolution of a moving watch", () => {
  test("lower while frames take too long, but never too low", () => {
    expect([after(1, 80), after(2, 80), after(50, 80)]).toEqual([0.75, 0.5, 0.5]);
  });

  test("higher again after many fast frames", () => {
    expect([after(10, 10, slowPace), after(21, 10, slowPace), after(60, 10, slowPace)]).toEqual([
      0.5, 0.75, 1,
    ]);
  });

  test("unchanged while frames are neither", () => {
    expect(after(100, 30, slowPace)).toBe(0.5);
  });
});

test.each([
  ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)", true],
  ["llvmpipe (LLVM 19.1.7, 256 bits)", true],
  ["ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)", true],
  ["ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)", false],
  ["Adreno (TM) 740", false],
])("%s", (renderer, isSoftware) => {
  expect(drawsInSoftware(renderer)).toBe(isSoftware);
});
