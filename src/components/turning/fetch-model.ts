import { canDraw } from "./scene/can-draw";

/**
 * A model, or some of its parts, as this browser can draw it: by the processor with fewer triangles.
 * @returns rejects where it can't be had
 */
export async function fetchModel(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const fitting = canDraw() === "slow" ? `${address}&detail=light` : address;
  const answer = await fetch(fitting, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${fitting} answers ${answer.status}.`);
  return answer.arrayBuffer();
}
