"use client";
import { useEffect, useState, type ReactNode } from "react";
import styles from "./nav-frame.module.css";
import { usePath } from "./use-path";

interface Props {
  /** Pages with a dark hero, by path; true for the current one. */
  overPaths: readonly string[] | true;
  children: ReactNode;
}

/** Pixels of scrolling after which text of the page may be behind the bar. */
const untouched = 24;

/** Whether only the top of the page's dark hero, marked data-hero, is behind the navbar: other text would overlap it. */
function useHeroBehind(path: string): boolean {
  const [isBehind, setIsBehind] = useState(true);
  useEffect(() => {
    const hasHero = document.querySelector("[data-hero]") !== null;
    const look = () => setIsBehind(hasHero && window.scrollY < untouched);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
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
