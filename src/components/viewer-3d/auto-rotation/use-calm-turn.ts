"use client";
import { useEffect, useState, type RefObject } from "react";
import { tellInSight } from "@/src/client/browser/in-sight";
import { isSavingData } from "@/src/client/browser/is-saving-data";
import { canDraw } from "../scene/can-draw";
import type { Swaying } from "./sway-scene";

/** ms after which a page that is never idle starts anyway. */
const patience = 4000;

/** Decorative only: shown where it costs the visitor nothing. */
const isWelcome = () =>
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches && !isSavingData() && canDraw() === "quick";

/**
 * Once the page is loaded and idle.
 * @returns cancels it
 */
function whenIdle(begin: () => void): () => void {
  // Safari has none.
  if (!("requestIdleCallback" in window)) {
    const wait = setTimeout(begin, patience);
    return () => clearTimeout(wait);
  }
  const wait = window.requestIdleCallback(begin, { timeout: patience });
  return () => window.cancelIdleCallback(wait);
}

/**
 * A watch that turns by itself over its picture, once it is visible and the page is idle; null before that and
 * without it.
 */
export function useCalmTurn(
  area: RefObject<HTMLDivElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  address: string,
): Swaying | null {
  const [swaying, setSwaying] = useState<Swaying | null>(null);
  useEffect(() => {
    const [surface, drawn] = [area.current, canvas.current];
    if (!surface || !drawn) return undefined;
    let [isGone, isBegun, isSeen] = [false, false, false];
    let made: Swaying | null = null;
    let [callOff, lookAway] = [() => {}, () => {}];
    const leave = () => {
      made?.dispose();
      made = null;
      setSwaying(null);
    };
    const begin = async () => {
      if (isGone || !isWelcome()) return;
      const { swayScene } = await import("./sway-scene");
      const image = surface.parentElement?.querySelector("img") ?? null;
      made = await swayScene({ canvas: drawn, area: surface, image, address, onLost: leave });
      if (isGone) return leave();
      made.setSeen(isSeen);
      setSwaying(made);
    };
    const onSight = (isNow: boolean) => {
      isSeen = isNow;
      made?.setSeen(isSeen);
      if (!isSeen || isBegun) return;
      isBegun = true;
      // Where the watch is not shown, the picture stays.
      callOff = whenIdle(() => void begin().catch(leave));
    };
    const watch = () => {
      lookAway = tellInSight(surface, onSight);
    };
    if (document.readyState === "complete") watch();
    else window.addEventListener("load", watch, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener("load", watch);
      lookAway();
      callOff();
      leave();
    };
  }, [area, canvas, address]);
  return swaying;
}
