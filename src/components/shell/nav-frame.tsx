"use client";
import { useEffect, useState, type ReactNode } from "react";
import styles from "./nav-frame.module.css";
import { usePath } from "./use-path";

interface Props {
  /** Pages that begin with a dark opening, by path; true where this one does. */
  overPaths: readonly string[] | true;
  children: ReactNode;
}

/** Whether the page's dark hero, marked data-hero, still stands behind the navbar. */
function useHeroBehind(path: string): boolean {
  const [isBehind, setIsBehind] = useState(true);
  useEffect(() => {
    const hero = document.querySelector("[data-hero]");
    if (!hero) {
      setIsBehind(false);
      return;
    }
    // Only the top of the screen counts: banner, notices and the navbar itself.
    const observer = new IntersectionObserver(([entry]) => setIsBehind(entry?.isIntersecting ?? false), {
      rootMargin: "0px 0px -80% 0px",
    });
    observer.observe(hero);
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
