import {
  CustomToneMapping,
  Group,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
  type Object3D,
} from "three";
import { frameSize } from "@/src/domain/watch/picture-view";
import { anglesAt, anglesBetween, picturedAngles } from "./hand-angles";
import { angleFromFront, held, nearestTurn, poseByKey, views, type Pose } from "./pose";
import { isStill, swingOn, type Swing } from "./rotor-swing";
import { prepareShading, strapGone } from "./shading";
import { softBoxes } from "./soft-boxes";
import { axisDepth, createWatchModel } from "./watch-model";

/** Where the picture stands on the canvas, CSS px from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Edge of the whole square picture. */
  readonly edge: number;
}

export interface SceneOptions {
  readonly canvas: HTMLCanvasElement;
  readonly placeOf: () => Place;
  /** Nothing moves by itself. */
  readonly isCalm: boolean;
  readonly onPose: (pose: Pose) => void;
  readonly onLost: () => void;
}

export interface TurningScene {
  readonly take: (model: Object3D, gone: readonly string[]) => Promise<void>;
  readonly turnTo: (pose: Pose) => void;
  /** Turns with a finger: degrees at once, without a way there. */
  readonly turnBy: (yaw: number, pitch: number) => void;
  readonly zoomBy: (factor: number) => void;
  /** @returns whether the key turns anything */
  readonly press: (key: string) => boolean;
  /** Draws while it is seen, and only then. */
  readonly setSeen: (isSeen: boolean) => void;
  readonly resize: () => void;
  /** Everything of the watch, for what shows it elsewhere. */
  readonly watch: Object3D;
  readonly dispose: () => void;
}

const pxPerMm = 28;
/** mm that the square picture shows. */
const pictured = frameSize / pxPerMm;
/** Field of view in degrees: like the pictures from the front, which know no perspective, and like an eye when turned. */
const [flat, deep] = [0.6, 20];
/** Degrees from the front at which a turned watch is seen like one in the hand. */
const turned = 45;
/** mm across that a turned watch takes. */
const girth = 74;
/** Share of the way that is left after a second of turning by itself. */
const settling = 0.0012;

const ease = (share: number) => share * share * (3 - 2 * share);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** @throws where the browser has no WebGL */
export function createTurningScene({ canvas, placeOf, isCalm, onPose, onLost }: SceneOptions): TurningScene {
  prepareShading();
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.toneMapping = CustomToneMapping;
  renderer.setClearAlpha(0);
  const scene = new Scene();
  const tent = softBoxes();
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromEquirectangular(tent).texture;
  generator.dispose();
  tent.dispose();
  const watch = createWatchModel();
  const holder = new Group().add(watch.group);
  scene.add(holder);
  const camera = new PerspectiveCamera();

  let pose: Pose = views.front;
  let target: Pose = views.front;
  let swing: Swing = { angle: 0, speed: 0 };
  let [isSeen, isDisposed, frame, before] = [true, false, 0, 0];
  /** When the hands began to leave the pictures' time, ms; null before there is a watch. */
  let begun: number | null = null;
  let beat: ReturnType<typeof setTimeout> | undefined;

  function place(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    const at = placeOf();
    const share = ease(Math.min(1, angleFromFront(pose) / turned));
    const front = at.edge / pictured;
    const whole = Math.min(front, (Math.min(width, height) * 0.94) / girth);
    const scale = mix(front, whole, share) * pose.zoom;
    camera.fov = mix(flat, deep, share);
    const distance = height / 2 / scale / Math.tan((camera.fov * Math.PI) / 360);
    camera.aspect = width / height;
    // The dial's plane has the pictures' scale from the front, the middle of the loop when it is turned.
    camera.position.z = distance + axisDepth * (1 - share);
    camera.near = Math.max(1, distance - 70);
    camera.far = distance + 90;
    const [x, y] = [mix(at.x, width / 2, share), mix(at.y, height / 2, share)];
    camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
    const radians = Math.PI / 180;
    holder.rotation.set(pose.pitch * radians, pose.yaw * radians, 0);
    const fromBehind = angleFromFront(pose) - (180 - 52);
    strapGone.value = ease(Math.min(1, Math.max(0, fromBehind / 28)));
  }

  /** Down in the watch's own plane. */
  function down(): { angle: number; strength: number } {
    const radians = Math.PI / 180;
    // The world's down, turned back into the watch.
    const [x, y] = [
      -Math.sin(pose.pitch * radians) * Math.sin(pose.yaw * radians),
      -Math.cos(pose.pitch * radians),
    ];
    return { angle: Math.atan2(y, x) + Math.PI / 2, strength: Math.hypot(x, y) };
  }

  function moveHands(now: number): boolean {
    if (begun === null) return false;
    const share = isCalm ? 1 : Math.min(1, (now - begun) / 1400);
    watch.setHands(anglesBetween(picturedAngles, anglesAt(new Date()), ease(share)));
    return share < 1;
  }

  function draw(now: number): void {
    frame = 0;
    const seconds = Math.min(0.1, (now - before) / 1000);
    before = now;
    let isMoving = moveHands(now);
    const left = isCalm ? 0 : settling ** seconds;
    const away = Math.max(
      Math.abs(target.yaw - pose.yaw),
      Math.abs(target.pitch - pose.pitch),
      100 * Math.abs(target.zoom - pose.zoom),
    );
    if (away > 0.02) {
      pose =
        away * left < 0.05
          ? target
          : {
              yaw: mix(target.yaw, pose.yaw, left),
              pitch: mix(target.pitch, pose.pitch, left),
              zoom: mix(target.zoom, pose.zoom, left),
            };
      isMoving = true;
      onPose(pose);
    }
    if (watch.hasRotor() && !isCalm && angleFromFront(pose) > 60) {
      swing = swingOn(swing, down(), seconds);
      watch.setRotor(swing.angle);
      isMoving ||= !isStill(swing, down());
    }
    place();
    renderer.render(scene, camera);
    if (isMoving) redraw();
  }

  function redraw(): void {
    if (frame || !isSeen || isDisposed) return;
    frame = requestAnimationFrame(draw);
  }

  /** The second hand's steps: none where nothing may move, and no more than a slow machine bears. */
  function keepTime(): void {
    clearTimeout(beat);
    if (!isSeen || isDisposed) return;
    beat = setTimeout(
      () => {
        redraw();
        keepTime();
      },
      isCalm ? 60_000 : 125,
    );
  }

  function resize(): void {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    redraw();
  }

  const lose = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener("webglcontextlost", lose);
  resize();

  const turnTo = (next: Pose) => {
    target = held(nearestTurn(next, pose));
    before = performance.now();
    redraw();
  };
  return {
    async take(model, gone) {
      watch.take(model, gone);
      place();
      // Programs are built beside the page, as far as the browser can, and textures reach the graphics processor.
      await renderer.compileAsync(scene, camera);
      begun ??= performance.now();
      redraw();
      keepTime();
    },
    turnTo,
    turnBy(yaw, pitch) {
      target = pose = held({ ...pose, yaw: pose.yaw + yaw, pitch: pose.pitch + pitch });
      onPose(pose);
      redraw();
    },
    zoomBy: (factor) => turnTo({ ...target, zoom: target.zoom * factor }),
    press(key) {
      const next = poseByKey(target, key);
      if (next) turnTo(key === "Home" ? next : { ...next });
      return next !== null;
    },
    setSeen(seen) {
      isSeen = seen;
      redraw();
      keepTime();
    },
    resize,
    watch: watch.group,
    dispose() {
      isDisposed = true;
      cancelAnimationFrame(frame);
      clearTimeout(beat);
      canvas.removeEventListener("webglcontextlost", lose);
      watch.dispose();
      renderer.dispose();
    },
  };
}
