import { fetchModel } from "../fetch-model";
import { placeOn } from "../scene/place-on";
import { createModelReader } from "../scene/read-model";
import { createViewerScene } from "../scene/viewer-scene";
import { swayAt } from "./calm-sway";

export interface Swaying {
  /** It turns while it is set to, and else shows its rest position. */
  readonly setGoing: (isGoing: boolean) => void;
  readonly setSeen: (isSeen: boolean) => void;
  readonly dispose: () => void;
}

interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly area: HTMLElement;
  readonly image: HTMLImageElement | null;
  readonly address: string;
  readonly onLost: () => void;
}

/** ms; longer frames do not count as turning time. */
const longestStep = 100;

/**
 * A watch over its picture, which begins to turn from the angle of the picture.
 * @returns once it is drawn
 */
export async function swayScene({ canvas, area, image, address, onLost }: Stage): Promise<Swaying> {
  const bytes = await fetchModel(address);
  const scene = createViewerScene({
    canvas,
    placeOf: () => ({ ...placeOn(area, image), isHeld: true }),
    isCalm: false,
    isSlow: false,
    onPose: () => undefined,
    onLost,
  });
  try {
    await scene.take(createModelReader(false)(bytes), []);
  } catch (error) {
    scene.dispose();
    throw error;
  }
  let [frame, before, turned] = [0, 0, 0];
  let [isGoing, isSeen] = [false, true];
  const turn = (now: number) => {
    const [from, to] = [swayAt(turned), swayAt((turned += Math.min(longestStep, now - before) / 1000))];
    before = now;
    scene.turnBy(to.yaw - from.yaw, to.pitch - from.pitch);
    frame = requestAnimationFrame(turn);
  };
  /** While paused, the hands stop too. */
  const goOrRest = () => {
    cancelAnimationFrame(frame);
    before = performance.now();
    scene.setSeen(isGoing && isSeen);
    if (isGoing && isSeen) frame = requestAnimationFrame(turn);
  };
  const drawAgain = () => {
    cancelAnimationFrame(frame);
    scene.setSeen(true);
    scene.resize();
    frame = requestAnimationFrame(goOrRest);
  };
  const sizes = new ResizeObserver(drawAgain);
  sizes.observe(area);
  return {
    setGoing(next) {
      isGoing = next;
      goOrRest();
    },
    setSeen(next) {
      isSeen = next;
      goOrRest();
    },
    dispose() {
      isGoing = false;
      cancelAnimationFrame(frame);
      sizes.disconnect();
      scene.dispose();
    },
  };
}
