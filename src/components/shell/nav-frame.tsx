"use client";
import { useEffect, useState, type ReactNode } from "react";
import styles from "./nav-frame.module.css";
import { usePath } from "./use-path";

interface Props {
  /** Pages that begin with a dark opening, by path; true where this one does. */
  overPaths: readonly string[] | true;
  children: ReactNode;
}

/** Height of the bar, with some air, px: what comes as high as this would lie upon it. */
const barHeight = 76;

/** Whether the page's dark hero, marked data-hero, stands behind the navbar, and none of its words do yet. */
function useHeroBehind(path: string): boolean {
  const [isBehind, setIsBehind] = useState(true);
  useEffect(() => {
    const hero = document.querySelector("[data-hero]");
    if (!hero) {
      setIsBehind(false);
      return;
    }
    const title = hero.querySelector("h1, h2");
    const observer = new IntersectionObserver(
      ([entry]) => setIsBehind((entry?.intersectionRatio ?? 0) > (title ? 0.95 : 0)),
      // A title may stand below the screen; without one, only what is behind the bar counts.
      title
        ? { rootMargin: `-${barHeight}px 0px 100% 0px`, threshold: [0, 0.96, 1] }
        : { rootMargin: "0px 0px -80% 0px" },
    );
    observer.observe(title ?? hero);
    return () => observer.disconnect();
  }, [path]);
  return isBehind;
}

/** The sticky bar around the navigation: solid, or transparent over a dark hero. */
export function NavFrame({ overPaths, children }: Props) {
  const path = usePath();
  const isOver = overPaths === true || overPaths.includes(path);
  const isHeroBehind = useHeroBehind(path);
  const isClear = isOver && isHeroBehind;
  return (
    <header
      className={styles.frame}
      data-mode={isOver ? "over" : "solid"}
      data-clear={isClear || undefined}
      data-scene={isClear ? "nuit" : undefined}
    >
      {children}
    </header>
  );
}
