"use client";
import { useEffect, useRef, useState } from "react";
import type { TextKey, Texts } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/turning.json";
import type { ViewerScene } from "../scene/viewer-scene";
import { sceneViewerAddress } from "./scene-viewer-address";
import { thisDevice, arSupport, type ArSupport } from "./ar-support";
import styles from "./ar-button.module.css";

interface Props {
  scene: ViewerScene;
  /** URL of the watch's model. */
  model: string;
  t: Texts<TextKey<typeof french>>;
}

type State = "ready" | "busy" | "failed";

/** The watch on the wrist or table, through the device's camera; nothing where the device does not support it. */
export function ArButton({ scene, model, t }: Props) {
  const [way, setWay] = useState<ArSupport | null>(null);
  const [state, setState] = useState<State>("ready");
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void arSupport(thisDevice()).then((found) => isGone || setWay(found));
    return () => {
      isGone = true;
    };
  }, []);
  if (!way) return null;

  const wear = () => {
    if (way === "scene-viewer") {
      window.location.assign(sceneViewerAddress(`${model}&form=plain`, window.location.href));
      return;
    }
    if (!overlay.current) return;
    setState("busy");
    scene.wear(way, overlay.current).then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  return (
    <>
      <div className={styles.wear}>
        <button type="button" aria-busy={state === "busy"} onClick={state === "busy" ? undefined : wear}>
          {t("wear.action")}
        </button>
        <p role="status" data-sr={state === "failed" ? undefined : ""}>
          {state === "ready" ? "" : t(`wear.${state}`)}
        </p>
      </div>
      <div ref={overlay} className={styles.overlay} data-shown={state === "busy" || undefined}>
        <p>{t("wear.place")}</p>
      </div>
    </>
  );
}
