import { drawsInSoftware } from "./pace";

/** How a browser renders in three dimensions: by a graphics processor, in software, or not at all. */
export type Drawing = "quick" | "slow" | null;

/** Checked once: each check takes one of the few contexts a page may have, and releases it. */
let known: Drawing | undefined;

function ask(): Drawing {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return null;
  const told = context.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = context.getParameter(told?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return typeof name === "string" && drawsInSoftware(name) ? "slow" : "quick";
}

export function canDraw(): Drawing {
  known ??= ask();
  return known;
}
