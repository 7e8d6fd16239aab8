import { canDraw } from "./scene/can-draw";

/**
 * A model, or some of its parts, as this browser can render it: with fewer triangles for a software renderer.
 * @returns rejects where it can't be loaded
 */
export async function fetchModel(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const fitting = canDraw() === "slow" ? `${address}&detail=light` : address;
  const answer = await fetch(fitting, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${fitting} answers ${answer.status}.`);
  return answer.arrayBuffer();
}
