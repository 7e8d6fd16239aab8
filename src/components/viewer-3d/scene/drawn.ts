/** ms between two checks whether it has been drawn. */
const patience = 4;

/** Resolves once the graphics processor has finished all queued work. */
export async function drawn(context: WebGL2RenderingContext): Promise<void> {
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  context.flush();
  const isDone = () =>
    !fence ||
    context.isContextLost() ||
    context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED;
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, patience));
  context.deleteSync(fence);
}
