"use client";
import { useEffect, type RefObject } from "react";
import type { ViewerScene } from "./scene/viewer-scene";

/** Degrees a watch turns when it is dragged by one px. */
const degreesPerPx = 0.45;
/** s that a released watch goes on turning at its speed. */
const glide = 0.22;
/** ms of a screen's frame: events in quicker succession belong to the same movement, and must not multiply its speed. */
const shortestMove = 16;
/** Zoom as share of a doubling per px of a wheel. */
const zoomPerPx = 0.0016;

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Turns with one finger or the mouse, zooms with two or the wheel. */
export function useGestures(
  surface: RefObject<HTMLDivElement | null>,
  scene: ViewerScene | null,
  isOnPage: boolean,
): void {
  useEffect(() => {
    const area = surface.current;
    if (!area || !scene) return undefined;
    const fingers = new Map<number, Finger>();
    let speed = { yaw: 0, pitch: 0 };
    const spread = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const take = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
      area.setPointerCapture(event.pointerId);
      speed = { yaw: 0, pitch: 0 };
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const was = spread();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
      if (fingers.size > 1) {
        if (was > 0) scene.zoomBy(spread() / was);
        return;
      }
      const [yaw, pitch] = [
        (event.clientX - before.x) * degreesPerPx,
        (event.clientY - before.y) * degreesPerPx,
      ];
      const seconds = Math.max(shortestMove, event.timeStamp - before.at) / 1000;
      speed = { yaw: yaw / seconds, pitch: pitch / seconds };
      scene.turnBy(yaw, pitch);
    };
    const letGo = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      const isThrown = last && event.type === "pointerup" && event.timeStamp - last.at < 60;
      if (isThrown) scene.glide(speed.yaw * glide, speed.pitch * glide);
    };
    const turnWheel = (event: WheelEvent) => {
      // On a page the wheel scrolls; two fingers on a touchpad still zoom.
      if (isOnPage && !event.ctrlKey) return;
      event.preventDefault();
      scene.zoomBy(2 ** (-event.deltaY * zoomPerPx * (event.ctrlKey ? 6 : 1)));
    };
    area.addEventListener("pointerdown", take);
    area.addEventListener("pointermove", move);
    area.addEventListener("pointerup", letGo);
    area.addEventListener("pointercancel", letGo);
    area.addEventListener("wheel", turnWheel, { passive: false });
    return () => {
      area.removeEventListener("pointerdown", take);
      area.removeEventListener("pointermove", move);
      area.removeEventListener("pointerup", letGo);
      area.removeEventListener("pointercancel", letGo);
      area.removeEventListener("wheel", turnWheel);
    };
  }, [surface, scene, isOnPage]);
}
