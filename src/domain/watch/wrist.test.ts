import { expect, test } from "vitest";
import { marginOnWrist, wristWidth } from "./wrist";

test("an ellipse of that width and 1.35 times less height has the circumference", () => {
  const [a, b] = [wristWidth(170) / 2, wristWidth(170) / 2 / 1.35];
  const perimeter = Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
  expect(perimeter).toBeCloseTo(170, 0);
});

test.each([
  [42.8, 170, 9.5],
  [47.5, 150, 3.5],
  [47.5, 120, -1.9],
])("%s mm on a wrist of %s mm leaves %s mm at each side", (lugToLug, circumference, margin) => {
  expect(marginOnWrist(lugToLug, circumference)).toBe(margin);
});
