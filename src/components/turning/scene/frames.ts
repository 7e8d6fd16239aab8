export interface Frames {
  /** Has one drawn, at the screen's next turn. */
  readonly ask: () => void;
  /** Draws one now. */
  readonly draw: () => void;
  /** What was asked for is not drawn. */
  readonly cancel: () => void;
}

/** Frames that a processor may know of: it is drawing one, and need not wait for the screen to be told of the next. */
const mostUnderWay = 2;

/**
 * Frames, one for each turn of the screen.
 * @param draw draws one; it may ask for the next. `now` in ms
 * @param drawn where a processor draws: once it has drawn all that it was told to. It is told of few before: a browser takes
 *   frame after frame from a page, and what somebody does meanwhile would be seen after all of them
 */
export function createFrames(draw: (now: number) => void, drawn: (() => Promise<void>) | null): Frames {
  let frame = 0;
  let underWay = 0;
  let isWanted = false;
  function ask(): void {
    if (underWay >= mostUnderWay) isWanted = true;
    else if (!frame) frame = requestAnimationFrame(run);
  }
  function cancel(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    isWanted = false;
  }
  function run(now: number): void {
    frame = 0;
    if (drawn) underWay += 1;
    draw(now);
    void drawn?.().then(() => {
      underWay -= 1;
      if (!isWanted) return;
      isWanted = false;
      ask();
    });
  }
  return {
    ask,
    cancel,
    draw() {
      cancel();
      run(performance.now());
    },
  };
}
