"use client";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { tellInSight } from "@/src/client/browser/in-sight";
import { fetchModel } from "./fetch-model";
import { createModelReader, type ReadModel } from "./scene/read-model";
import { views, type Pose } from "./scene/pose";
import { placeOn } from "./scene/place-on";
import { canDraw } from "./scene/can-draw";
import { createViewerScene, type ViewerScene } from "./scene/viewer-scene";
import type { ViewerError, ViewerWatch } from "./viewer-watch";

interface Turning {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly watch: ViewerWatch;
  readonly first: { readonly bytes: Promise<ArrayBuffer>; readonly parts: readonly string[] | undefined };
  readonly onPose: (pose: Pose) => void;
  readonly onShown: () => void;
  readonly onTrouble: (why: ViewerError) => void;
}

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The scene on a canvas, with the watch it is to show. */
export function useViewerScene({ surface, canvas, watch, first, ...on }: Turning): ViewerScene | null {
  const [scene, setScene] = useState<ViewerScene | null>(null);
  const read = useRef<ReadModel | null>(null);
  /** Keys of the shown parts; null for a watch whose parts stay. */
  const shown = useRef<readonly string[] | null>(null);
  const onPose = useEffectEvent(on.onPose);
  const onShown = useEffectEvent(on.onShown);
  const onTrouble = useEffectEvent(on.onTrouble);

  /** They are drawn, unless others have been added since. */
  const tellParts = useEffectEvent((parts: readonly string[] | undefined) => {
    if (parts && shown.current === parts) surface.current?.setAttribute("data-parts", parts.join(" "));
  });

  useEffect(() => {
    const [area, drawn] = [surface.current, canvas.current];
    if (!area || !drawn) return undefined;
    let made: ViewerScene;
    const drawing = canDraw();
    if (!drawing) {
      onTrouble("unsupported");
      return undefined;
    }
    try {
      made = createViewerScene({
        canvas: drawn,
        placeOf: () => placeOn(area, area.parentElement?.parentElement?.querySelector("img")),
        isCalm: isCalm(),
        isSlow: drawing === "slow",
        onPose: (pose) => onPose(pose),
        onLost: () => onTrouble("lost"),
      });
    } catch {
      onTrouble("unsupported");
      return undefined;
    }
    const page = document.documentElement;
    page.dataset.drawing = drawing;
    let isGone = false;
    const readModel = (read.current = createModelReader(drawing === "slow"));
    const coming = first.bytes.then(readModel);
    made.take(coming, []).then(
      () => {
        if (isGone) return;
        shown.current = first.parts ?? null;
        tellParts(first.parts);
        setScene(made);
        onShown();
      },
      () => isGone || onTrouble("failed"),
    );
    const sizes = new ResizeObserver(() => made.resize());
    sizes.observe(area);
    const lookAway = tellInSight(area, made.setSeen);
    return () => {
      isGone = true;
      delete page.dataset.drawing;
      sizes.disconnect();
      lookAway();
      made.dispose();
    };
  }, [surface, canvas, first]);

  const { address, parts, side } = watch;
  const partsKey = parts?.join();
  useEffect(() => {
    const before = shown.current;
    const now = partsKey?.split(",");
    const readModel = read.current;
    if (!scene || !before || !now || !readModel) return undefined;
    const wanted = now.filter((key) => !before.includes(key));
    const gone = before.filter((key) => !now.includes(key));
    const leaving = new AbortController();
    const fetchWanted = async () => {
      const bytes =
        wanted.length > 0 && (await fetchModel(`${address}&only=${wanted.join()}`, leaving.signal));
      const model = bytes ? await readModel(bytes) : null;
      leaving.signal.throwIfAborted();
      shown.current = now;
      return model;
    };
    const exchange = async () => {
      if (wanted.length + gone.length > 0) await scene.take(fetchWanted(), gone);
      else shown.current = now;
      tellParts(now);
    };
    exchange().catch(() => leaving.signal.aborted || onTrouble("failed"));
    return () => leaving.abort();
  }, [scene, address, partsKey]);

  useEffect(() => {
    if (scene && side) scene.turnTo(views[side]);
  }, [scene, side]);

  return scene;
}
