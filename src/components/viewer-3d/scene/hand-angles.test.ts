import { describe, expect, test } from "vitest";
import { anglesAt, anglesBetween, picturedAngles } from "./hand-angles";

const at = (hours: number, minutes: number, seconds: number, ms = 0) =>
  anglesAt(new Date(2026, 10, 26, hours, minutes, seconds, ms));

describe("hands at a time of day", () => {
  test("the pictures' time has the pictures' angles", () => {
    const { hour, minute, second } = at(10, 10, 37, 500);
    expect(hour).toBeCloseTo(picturedAngles.hour, 0);
    expect(minute).toBeCloseTo(picturedAngles.minute, 0);
    expect(second).toBeCloseTo(picturedAngles.second, 0);
  });

  test("the fourth hand goes round once a day", () => {
    expect(at(6, 0, 0)).toEqual({ hour: 180, minute: 0, second: 0, gmt: 90 });
    expect(at(18, 0, 0)).toEqual({ hour: 180, minute: 0, second: 0, gmt: 270 });
  });

  test("the second hand makes eight steps a second", () => {
    const steps = new Set(Array.from({ length: 1000 }, (_, ms) => at(0, 0, 1, ms).second));
    expect([...steps]).toEqual([6, 6.75, 7.5, 8.25, 9, 9.75, 10.5, 11.25]);
  });
});

test("between two times a hand takes the shorter way round", () => {
  const [from, to] = [
    { hour: 350, minute: 10, second: 0, gmt: 0 },
    { hour: 10, minute: 350, second: 180, gmt: 0 },
  ];
  expect(anglesBetween(from, to, 0)).toEqual(from);
  expect(anglesBetween(from, to, 0.5)).toMatchObject({ hour: 360, minute: 0 });
  expect(anglesBetween(from, to, 1)).toMatchObject({ hour: 370, minute: -10 });
});
