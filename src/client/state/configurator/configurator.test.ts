import { createStore } from "jotai";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { defaultSelection } from "@/src/domain/watch/selection";
import {
  chooseAtom,
  historyAtom,
  lastActionAtom,
  noticeAtom,
  openSelectionAtom,
  redoAtom,
  resetAtom,
  selectionAtom,
  stepAtom,
  surpriseAtom,
  undoAtom,
  viewAtom,
  visibleAtom,
} from "./configurator";

const catalogue = seedCatalogue(() => undefined);

describe("the configurator's state", () => {
  let store: ReturnType<typeof createStore>;
  beforeEach(() => {
    store = createStore();
  });

  test("a choice that changes other options reports what and why", () => {
    store.set(chooseAtom, "caseType", "SU", catalogue);
    expect(store.get(selectionAtom)).toMatchObject({ caseType: "SU", caseDiameter: "40mm" });
    expect(store.get(noticeAtom)?.repairs).toContainEqual({
      field: "caseDiameter",
      from: "36mm",
      to: "40mm",
      reason: "case-diameter",
    });
  });

  test("undo reverts the choice and all its consequences", () => {
    store.set(chooseAtom, "caseType", "SU", catalogue);
    store.set(undoAtom);
    expect(store.get(selectionAtom)).toBe(defaultSelection);
    expect(store.get(noticeAtom)).toBeNull();
    expect(store.get(lastActionAtom)).toMatchObject({ kind: "undone", change: { key: "SU" } });
    store.set(redoAtom);
    expect(store.get(selectionAtom)).toMatchObject({ caseType: "SU" });
    expect(store.get(lastActionAtom)).toMatchObject({ kind: "redone", change: { key: "SU" } });
  });

  test("choosing the current option is no step", () => {
    store.set(chooseAtom, "dial", "DI", catalogue);
    expect(store.get(historyAtom).past).toHaveLength(0);
  });

  test("an address of the current watch does not render again", () => {
    const told = vi.fn<() => void>();
    store.sub(historyAtom, told);
    store.set(openSelectionAtom, { ...defaultSelection });
    expect(told).not.toHaveBeenCalled();
  });

  test("reset and surprise are steps that can be undone", () => {
    store.set(surpriseAtom, catalogue, () => 0.6);
    const surprise = store.get(selectionAtom);
    store.set(resetAtom, catalogue);
    expect(store.get(selectionAtom)).toEqual(defaultSelection);
    store.set(undoAtom);
    expect(store.get(selectionAtom)).toBe(surprise);
  });

  test("a link is the beginning at first, and a step later on", () => {
    const linked = { ...defaultSelection, dial: "ART-WAVE" };
    store.set(openSelectionAtom, linked);
    expect(store.get(historyAtom).past).toHaveLength(0);
    store.set(chooseAtom, "dial", "DI-GR", catalogue);
    store.set(openSelectionAtom, linked);
    expect(store.get(historyAtom).present.change).toEqual({ kind: "link" });
    store.set(undoAtom);
    expect(store.get(selectionAtom).dial).toBe("DI-GR");
  });

  test.each([
    ["a surprise", () => store.set(surpriseAtom, catalogue, () => 0.6)],
    ["undo", () => store.set(undoAtom)],
    ["redo", () => store.set(redoAtom)],
    ["a fresh start", () => store.set(resetAtom, catalogue)],
    ["a link", () => store.set(openSelectionAtom, { ...defaultSelection, dial: "ART-COMET2" })],
  ])("%s shows another watch, and the panel with its price instead of the notice", (_, change) => {
    store.set(chooseAtom, "dial", "ART-WAVE", catalogue);
    store.set(chooseAtom, "dial", "DI-GR", catalogue);
    store.set(undoAtom);
    store.set(visibleAtom, false);
    change();
    expect(store.get(visibleAtom)).toBe(true);
  });

  test("the back shows while it is chosen, and any step brings the panel back", () => {
    store.set(visibleAtom, false);
    store.set(stepAtom, "caseback");
    expect([store.get(viewAtom), store.get(visibleAtom)]).toEqual(["back", true]);
    store.set(stepAtom, "dial");
    expect(store.get(viewAtom)).toBe("front");
  });
});
