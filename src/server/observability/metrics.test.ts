import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { metrics, requestDuration } from "./metrics";

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const names = new Set([...Object.keys(metrics), requestDuration.name]);
/** Names Prometheus derives from a histogram. */
const isKnown = (name: string) => names.has(name) || names.has(name.replace(/_(?:bucket|sum|count)$/, ""));
const named = (text: string) => [...new Set(text.match(/\bshop_[a-z_\d]+/g))];

test.each(Object.entries(metrics))(
  "%s has a description, and its name says how it counts",
  (name, { help, type }) => {
    expect(help).toMatch(/^[A-Z1].{10,}\.$/);
    expect(name).toMatch(/^shop_[a-z]+(?:_[a-z]+)*$/);
    expect(name.endsWith("_total")).toBe(type === "counter");
  },
);

test.each([
  "deploy/grafana/dashboard.json",
  "deploy/prometheus/alerts.yaml",
  "deploy/prometheus/alerts.test.yaml",
  "docs/operating.md",
])("%s asks for nothing that is not there", (file) => {
  const asked = named(read(file));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !isKnown(name))).toEqual([]);
});

test("every metric is on the dashboard, in an alert or in the table of the manual", () => {
  const shown = named(
    ["deploy/grafana/dashboard.json", "deploy/prometheus/alerts.yaml"].map(read).join("\n"),
  );
  const bare = shown.map((name) => name.replace(/_(?:bucket|sum|count)$/, ""));
  expect([...names].filter((name) => !bare.includes(name) && !shown.includes(name))).toEqual([
    "shop_kept_answers",
  ]);
});

test("every alert has a severity, a meaning and an instruction", () => {
  const alerts = read("deploy/prometheus/alerts.yaml")
    .split(/^ {6}- alert: /m)
    .slice(1);
  expect(alerts.length).toBeGreaterThan(10);
  const complete = /severity: (?:page|ticket)\n[\s\S]*summary: [\s\S]*meaning: [\s\S]*action: /;
  expect(alerts.filter((alert) => !complete.test(alert))).toEqual([]);
});
