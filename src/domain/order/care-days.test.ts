import { expect, test } from "vitest";
import { careDays } from "./care-days";

const at = (day: string) => new Date(`${day}T10:00:00Z`);

test("seals after two years, service after five, from the day of delivery", () => {
  const timeline = [
    { at: at("2026-11-02"), event: "paid" },
    { at: at("2026-11-20"), event: "delivered" },
  ];
  expect(careDays({ timeline })).toEqual({ seals: at("2028-11-20"), service: at("2031-11-20") });
});

test("a leap day has its looks on the first of March", () => {
  const timeline = [{ at: at("2028-02-29"), event: "delivered" }];
  expect(careDays({ timeline })?.seals).toEqual(at("2030-03-01"));
});

test("nothing before it has arrived", () => {
  expect(careDays({ timeline: [{ at: at("2026-11-02"), event: "paid" }] })).toBeNull();
});
