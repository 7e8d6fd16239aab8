export interface Frames {
  /** Requests a drawing at the next frame of the screen. */
  readonly ask: () => void;
  /** Draws one now. */
  readonly draw: () => void;
  /** Cancels a requested drawing. */
  readonly cancel: () => void;
}

/** Frames that may be queued for a software renderer: one being drawn, and the next. */
const mostUnderWay = 2;

/**
 * Drawings, one for each frame of the screen.
 * @param draw draws one; it may request the next. `now` in ms
 * @param drawn for a software renderer: resolves once all queued frames are drawn. The queue is short: a browser
 * accepts any number of frames, and input would only show after all of them
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
