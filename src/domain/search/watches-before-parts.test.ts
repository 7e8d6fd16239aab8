import { expect, test } from "vitest";
import type { SearchKind } from "./search-entry";
import { watchesBeforeParts } from "./watches-before-parts";
import { wordMatcher } from "./word-matcher";

const hit = (kind: SearchKind) => ({
  kind,
  title: kind === "watch" ? "Distinction Malachite" : "",
  summary: kind === "watch" ? "Des bandes vertes, un boîtier or rose" : "",
});

test.each<[query: string, found: readonly SearchKind[], shown: readonly SearchKind[]]>([
  // Named by a watch.
  ["malachite", ["page", "option", "watch", "watch"], ["watch", "watch", "page", "option"]],
  ["rose", ["page", "page", "watch", "option"], ["watch", "page", "page", "option"]],
  // Somewhere in a watch's description.
  ["taille", ["page", "watch", "question", "option"], ["page", "watch", "question", "option"]],
  ["livraison", ["question", "option", "page", "watch"], ["question", "watch", "page", "option"]],
  ["caoutchouc", ["option"], ["option"]],
  ["rien", [], []],
])("%s: %j is shown as %j", (query, found, shown) => {
  const ordered = watchesBeforeParts(found.map(hit), wordMatcher(query, "fr"));
  expect(ordered.map(({ kind }) => kind)).toEqual(shown);
});
