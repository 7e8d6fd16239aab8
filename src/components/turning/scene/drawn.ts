/** ms between two questions whether it has been drawn. */
const patience = 4;

/** Once the graphics processor has drawn all that it was told to. */
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
