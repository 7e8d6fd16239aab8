import {
  CustomToneMapping,
  Group,
  LinearSRGBColorSpace,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type Object3D,
} from "three";
import { drawn } from "./drawn";
import { flatBoxes } from "./flat-boxes";
import { createFrames } from "./frames";
import { ease, frameWatch, type Place } from "./framing";
import { createGroundShadow } from "./ground-shadow";
import { anglesAt, anglesBetween, picturedAngles } from "./hand-angles";
import { fullPace, keepPace, shareOf, slowPace } from "./pace";
import { angleFromFront, approach, held, nearestTurn, poseByKey, views, type Pose } from "./pose";
import { createRefiner } from "./refine";
import { downIn, isStill, stepRotor, type Swing } from "./rotor-swing";
import { prepareShading, strapGone } from "./shading";
import { showNext } from "./show-next";
import { softBoxes } from "./soft-boxes";
import { createWatchModel } from "./watch-model";

export interface SceneOptions {
  readonly canvas: HTMLCanvasElement;
  readonly placeOf: () => Place;
  /** Nothing moves by itself. */
  readonly isCalm: boolean;
  /** Software rendering: fewer dots while it moves, and no steps of the second hand. */
  readonly isSlow: boolean;
  readonly onPose: (pose: Pose) => void;
  readonly onLost: () => void;
}

export interface ViewerScene {
  /**
   * Adds parts once they are loaded, if any, and removes those that are not in the model any more.
   * @returns once that is drawn
   */
  readonly take: (coming: Promise<Object3D | null>, gone: readonly string[]) => Promise<void>;
  readonly turnTo: (pose: Pose) => void;
  /** Turns with a finger: degrees at once, without an animation. */
  readonly turnBy: (yaw: number, pitch: number) => void;
  /** Releases it while it turns: the degrees it would still turn. */
  readonly glide: (yaw: number, pitch: number) => void;
  readonly zoomBy: (factor: number) => void;
  /** @returns whether the key turns anything */
  readonly press: (key: string) => boolean;
  /** Draws while it is visible, and only then. */
  readonly setSeen: (isSeen: boolean) => void;
  readonly resize: () => void;
  /**
   * Shows it in the shopper's room, at its true size.
   * @param overlay overlays the camera picture
   * @returns once the device shows it, or it has been closed; rejects where that is not possible
   */
  readonly wear: (way: "quick-look" | "web-xr", overlay: HTMLElement) => Promise<void>;
  readonly dispose: () => void;
}

/** Share of the movement that is left after a second of turning by itself. */
const settling = 0.0012;
/** ms in which the hands move from the pictures' time to the shopper's. */
const settingMs = 1400;
/**
 * ms after which a resting watch is drawn in full, and after which exchanged parts are: another choice may follow,
 * which would have to wait.
 */
const rests = { usual: 160, exchanged: 2_500 } as const;
/** ms between two steps of the second hand: as the watch beats, where each is expensive, and with reduced motion. */
const beats = { usual: 125, slow: 5000, calm: 60_000 } as const;
/** Degrees before the back at which a strap begins to fade and is hidden: it is closed under it. */
const [fadesFrom, fadesFor] = [146, 22];
/** Of textures that are seen at a slant. */
const sharpness = 8;
const radians = Math.PI / 180;

/** @throws where the browser has no WebGL */
export function createViewerScene(options: SceneOptions): ViewerScene {
  const { canvas, placeOf, isCalm, isSlow, onPose, onLost } = options;
  prepareShading();
  // Antialiasing costs a software renderer four times the work.
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !isSlow });
  const context = renderer.getContext();
  if (!(context instanceof WebGL2RenderingContext)) throw new Error("This browser has no WebGL 2.");
  // Each check whether a program was compiled waits until all queued work has been drawn.
  renderer.debug.checkShaderErrors = process.env.NODE_ENV !== "production";
  const allDrawn = () => drawn(context);
  renderer.toneMapping = CustomToneMapping;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setClearAlpha(0);
  const scene = new Scene();
  scene.environment = softBoxes();
  const watch = createWatchModel(isSlow ? 1 : sharpness, isSlow ? flatBoxes() : null);
  const holder = new Group().add(watch.group);
  const shadow = createGroundShadow();
  scene.add(holder, shadow.mesh);
  const camera = new PerspectiveCamera();

  let pose: Pose = views.front;
  let target: Pose = views.front;
  let swing: Swing = { angle: 0, speed: 0 };
  let [isSeen, isDisposed] = [true, false];
  /** While the device's camera has the canvas. */
  let isAway = false;
  let before = 0;
  let [isHeld, wasMoving] = [false, false];
  /** How many exchanges of parts are under way. */
  let exchanges = 0;
  let pace = isSlow ? slowPace : fullPace;
  /** Share of the full resolution that the canvas has now. */
  let share = 0;
  /** When the hands began to leave the pictures' time, ms; null before there is a watch. */
  let begun: number | null = null;
  let beat: ReturnType<typeof setTimeout> | undefined;

  function moveHands(now: number): boolean {
    if (begun === null) return false;
    const way = isCalm ? 1 : Math.min(1, (now - begun) / settingMs);
    watch.setHands(anglesBetween(picturedAngles, anglesAt(new Date()), ease(way)));
    return way < 1;
  }

  function movePose(seconds: number): boolean {
    const next = approach(pose, target, isCalm ? 0 : settling ** seconds);
    if (next === pose) return false;
    pose = next;
    onPose(pose);
    return true;
  }

  function moveRotor(seconds: number): boolean {
    if (isCalm || !watch.hasRotor() || angleFromFront(pose) < 90) return false;
    swing = stepRotor(swing, downIn(pose), seconds);
    watch.setRotor(swing.angle);
    return !isStill(swing, downIn(pose));
  }

  function setShare(next: number): void {
    if (next === share) return;
    share = next;
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio) * share);
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
  }

  const coarsened = () =>
    shareOf(pace, Math.max(canvas.clientWidth, canvas.clientHeight) * Math.min(2, window.devicePixelRatio));

  function place(): void {
    frameWatch(camera, pose, placeOf(), { width: canvas.clientWidth, height: canvas.clientHeight });
    holder.rotation.set(pose.pitch * radians, pose.yaw * radians, 0);
    const angle = angleFromFront(pose);
    strapGone.value = ease(Math.min(1, Math.max(0, (angle - fadesFrom) / fadesFor)));
    watch.showFrom(angle);
    shadow.follow(pose);
  }

  function draw(now: number): void {
    const took = now - before;
    before = now;
    const seconds = Math.min(0.1, took / 1000);
    const moves = [moveHands(now), movePose(seconds), moveRotor(seconds), isHeld];
    isHeld = false;
    const isMoving = moves.includes(true);
    if (isMoving && wasMoving) pace = keepPace(pace, took);
    wasMoving = isMoving;
    setShare(isMoving ? coarsened() : share || 1);
    if (isMoving) watch.showDraft(isSlow);
    place();
    renderer.render(scene, camera);
    if (isMoving) return redraw();
    // At rest once more, at full resolution.
    if (exchanges === 0 && (share < 1 || watch.isDraft())) refiner.beginAfter(rests.usual);
  }

  const isInterrupted = () => wasMoving || exchanges > 0 || isAway || isDisposed;

  /** @returns once it is drawn */
  async function drawOnce(): Promise<void> {
    frames.draw();
    await allDrawn();
  }

  const refiner = createRefiner({
    next: () => showNext(renderer, scene, camera, watch.refine),
    draw: drawOnce,
    drawn: allDrawn,
    isInterrupted,
    onEnd() {
      setShare(1);
      redraw();
    },
  });

  const frames = createFrames(draw, isSlow ? allDrawn : null);
  function redraw(): void {
    if (isSeen && !isDisposed && !isAway) frames.ask();
  }

  function keepTime(): void {
    clearTimeout(beat);
    if (!isSeen || isDisposed) return;
    const next = () => {
      redraw();
      keepTime();
    };
    beat = setTimeout(next, beats[isCalm ? "calm" : isSlow ? "slow" : "usual"]);
  }

  function resize(): void {
    const known = share;
    share = 0;
    setShare(known || 1);
    redraw();
  }

  function turnTo(next: Pose): void {
    target = held(nearestTurn(next, pose));
    before = performance.now();
    redraw();
  }

  const lose = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener("webglcontextlost", lose);

  return {
    async take(coming, gone) {
      exchanges += 1;
      try {
        const model = await coming;
        if (isDisposed) return;
        const release = watch.take(model, gone);
        watch.showDraft(isSlow);
        place();
        // Programs are compiled in parallel, as far as the browser can.
        await renderer.compileAsync(scene, camera);
        if (isDisposed || isAway) return release();
        await drawOnce();
        release();
      } finally {
        exchanges -= 1;
        refiner.beginAfter(rests.exchanged);
      }
      if (begun !== null) return;
      // The first frame may take longer than the hands' animation: it begins after that frame.
      begun = performance.now();
      redraw();
      keepTime();
    },
    turnTo,
    turnBy(yaw, pitch) {
      isHeld = true;
      target = pose = held({ ...pose, yaw: pose.yaw + yaw, pitch: pose.pitch + pitch });
      onPose(pose);
      redraw();
    },
    glide(yaw, pitch) {
      if (!isCalm) turnTo({ ...pose, yaw: pose.yaw + yaw, pitch: pose.pitch + pitch });
    },
    zoomBy: (factor) => turnTo({ ...target, zoom: target.zoom * factor }),
    press(key) {
      const next = poseByKey(target, key);
      if (next) turnTo(next);
      return next !== null;
    },
    setSeen(seen) {
      isSeen = seen;
      redraw();
      keepTime();
    },
    resize,
    async wear(way, overlay) {
      strapGone.value = 0;
      watch.showDraft(false);
      const thing = watch.inMetres();
      if (way === "quick-look") return (await import("../ar/open-quick-look")).openQuickLook(thing);
      const { placeInRoom } = await import("../ar/place-in-room");
      isAway = true;
      try {
        await placeInRoom({ renderer, thing, light: scene.environment, overlay });
      } finally {
        isAway = false;
        resize();
      }
    },
    dispose() {
      isDisposed = true;
      frames.cancel();
      clearTimeout(beat);
      refiner.stop();
      canvas.removeEventListener("webglcontextlost", lose);
      watch.dispose();
      shadow.dispose();
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}
