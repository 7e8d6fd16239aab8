import { expect, test } from "vitest";
import { findTargets } from "./find-targets";
import type { LinkTarget } from "./link-target";

const target = (kind: LinkTarget["kind"], title: string, href: string, rest: Partial<LinkTarget> = {}) => ({
  kind,
  title,
  href,
  further: "",
  isLive: true,
  ...rest,
});

const targets = [
  target("page", "Notre histoire", "/notre-histoire"),
  target("line", "Réminiscence", "/montres/reminiscence"),
  target("watch", "Réminiscence Bleu nuit", "/montres/reminiscence/RE01", {
    further: "RE01 RE01-36 RE01-40",
  }),
  target("page", "La réminiscence, ancienne page", "/reminiscence", { isLive: false }),
  target("product", "Carte cadeau", "/carte-cadeaux", { further: "GC-050" }),
  target("product", "Carte cadeau", "/carte-cadeaux", { further: "GC-100" }),
];

const found = (query: string) => findTargets(targets, query, "fr", 10).map(({ href }) => href);

test.each([
  ["reminiscence", ["/montres/reminiscence", "/montres/reminiscence/RE01", "/reminiscence"]],
  ["RE01-40", ["/montres/reminiscence/RE01"]],
  ["/reminiscence", ["/reminiscence", "/montres/reminiscence", "/montres/reminiscence/RE01"]],
  ["bleu rémi", ["/montres/reminiscence/RE01"]],
  ["carte", ["/carte-cadeaux"]],
  ["rien de tel", []],
])("%s", (query, hrefs) => {
  expect(found(query)).toEqual(hrefs);
});

test("no more than are asked for, and with nothing typed what is live comes first", () => {
  const all = findTargets(targets, "", "fr", 5);
  expect(all).toHaveLength(5);
  expect(all.at(-1)?.href).toBe("/reminiscence");
});
