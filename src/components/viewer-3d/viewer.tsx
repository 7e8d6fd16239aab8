"use client";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { takeBack } from "@/src/client/browser/back-stack";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import type french from "@/src/i18n/messages/fr/turning.json";
import { Icon } from "@/src/components/primitives/icon";
import { sideOf, viewNames, views, type Side, type ViewName } from "./scene/pose";
import type { ViewerError, ViewerWatch } from "./viewer-watch";
import styles from "./viewer.module.css";
import { ArButton } from "./ar/ar-button";
import { useGestures } from "./use-gestures";
import { useViewerScene } from "./use-viewer-scene";

interface Props {
  watch: ViewerWatch;
  /** The model that is being loaded, and its parts. */
  first: { readonly bytes: Promise<ArrayBuffer>; readonly parts: readonly string[] | undefined };
  words: TextTree;
  locale: Locale;
  isOnPage: boolean;
  onShown: () => void;
  onClose: (why: ViewerError | null) => void;
}

/** Delay after which the position is announced to screen readers, once the watch rests, ms. */
const restMs = 700;

/** Content under the view is inert while it is open. */
function holdStill(view: HTMLElement): () => void {
  const under = [...(view.parentElement?.children ?? [])].filter(
    (child) => child !== view && view.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  for (const child of under) child.toggleAttribute("inert", true);
  return () => {
    for (const child of under) child.toggleAttribute("inert", false);
  };
}

/** The watch in three dimensions, over its picture. */
export function Viewer3d({ watch, first, words, locale, isOnPage, onShown, onClose }: Props) {
  const t = useMemo(() => browserTexts<typeof french>(words, locale), [words, locale]);
  const view = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const help = useId();
  const [chosen, setChosen] = useState<ViewName | null>(watch.side ?? "front");
  const [side, setSide] = useState<Side>(watch.side ?? "front");
  const [said, setSaid] = useState("");
  const close = useEffectEvent(() => onClose(null));

  const scene = useViewerScene({
    surface,
    canvas,
    watch,
    first,
    onPose: (pose) => setSide(sideOf(pose)),
    onShown,
    onTrouble: onClose,
  });
  useGestures(surface, scene, isOnPage);
  const isShown = scene !== null;

  useEffect(() => {
    const element = view.current;
    if (!isShown || !element) return undefined;
    const before = document.activeElement;
    const release = holdStill(element);
    const forget = takeBack(() => close());
    const escape = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && close();
    element.addEventListener("keydown", escape);
    surface.current?.focus({ preventScroll: true });
    return () => {
      element.removeEventListener("keydown", escape);
      release();
      forget();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isShown]);

  useEffect(() => {
    if (!isShown) return undefined;
    const wait = setTimeout(
      () => setSaid(t("said", { side: t(`shown.${side}`), watch: watch.words })),
      restMs,
    );
    return () => clearTimeout(wait);
  }, [isShown, side, watch.words, t]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !scene?.press(event.key)) return;
    event.preventDefault();
    setChosen(event.key === "Home" ? "front" : null);
  };
  return (
    <div
      ref={view}
      className={styles.view}
      data-shown={isShown || undefined}
      role="group"
      aria-label={t("title")}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application hears the keys itself */}
      <div
        ref={surface}
        className={styles.surface}
        data-page={isOnPage || undefined}
        role="application"
        aria-label={t("title")}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is turned with the keys
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={() => setChosen(null)}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <p id={help} data-sr="">
        {t("help")}
      </p>
      <p data-sr="" role="status">
        {said}
      </p>
      {isShown && (
        <>
          <div className={styles.views} role="group" aria-label={t("view")}>
            {viewNames.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === chosen}
                onClick={() => {
                  scene.turnTo(views[name]);
                  setChosen(name);
                }}
              >
                {t(`views.${name}`)}
              </button>
            ))}
          </div>
          <ArButton scene={scene} model={watch.address} t={t} />
          <div className={styles.tools}>
            <button type="button" aria-label={t("close")} title={t("close")} onClick={() => onClose(null)}>
              <Icon name="close" />
            </button>
            <button
              type="button"
              aria-label={t("closer")}
              title={t("closer")}
              onClick={() => scene.press("+")}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              aria-label={t("farther")}
              title={t("farther")}
              onClick={() => scene.press("-")}
            >
              <Icon name="minus" />
            </button>
          </div>
        </>
      )}
    </div>
  );
}
