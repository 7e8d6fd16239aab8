"use client";
import styles from "./icon.module.css";

/** 20 px box, 1.4 px stroke, butt caps, no fill. */
const paths = {
  arrow: "M3 10h13.5M11.5 5l5 5-5 5",
  bag: "M3.5 6.5h13l-1.2 10H4.7zM7 6.5V5a3 3 0 0 1 6 0v1.5",
  chevron: "M4 7.5l6 6 6-6",
  check: "M3.5 10.5l4.5 4.5 8.5-10",
  close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
  copy: "M7 7V3h10v10h-4M3 7h10v10H3z",
  filter:
    "M2.5 6h9M15.5 6h2M2.5 14h2M8.5 14h9M15.5 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM8.500 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
  flip: "M3.5 8a7 7 0 0 1 12.500-2.500M16.500 2v4h-4M16.500 12a7 7 0 0 1-12.500 2.500M3.500 18v-4h4",
  info: "M17.400 10a7.400 7.400 0 1 1-14.800 0 7.400 7.400 0 0 1 14.800 0zM10 9v5M10 5.800V7",
  keep: "M5.5 3h9v14l-4.5-3.6L5.5 17z",
  menu: "M2.5 7h15M2.5 13h15",
  minus: "M4 10h12",
  pause: "M7 4.5v11M13 4.5v11",
  play: "M6 4l10 6-10 6z",
  plus: "M10 4v12M4 10h12",
  redo: "M12.500 3.500l4 4-4 4M16 7.500H8a4.500 4.500 0 0 0 0 9h3",
  reset: "M4 4v5h5M4.500 9A6.500 6.500 0 1 1 4 12",
  search: "M14 8.600a5.400 5.400 0 1 1-10.800 0 5.400 5.400 0 0 1 10.800 0zM12.500 12.500L17 17",
  share: "M10 12.5V2.8M6.4 6.2L10 2.7l3.6 3.5M4 10v7h12v-7",
  shuffle:
    "M2.500 6h3l8 8h3M14 11.500l2.500 2.500-2.500 2.500M2.500 14h3l2.500-2.500M11 8.500L13.500 6h3M14 3.500L16.500 6 14 8.500",
  undo: "M7.500 3.500l-4 4 4 4M4 7.500h8a4.500 4.500 0 0 1 0 9H9",
  warning: "M10 3l7.6 13.5H2.4zM10 8v4M10 13.6v1.2",
  zoom: "M14 8.600a5.400 5.400 0 1 1-10.800 0 5.400 5.400 0 0 1 10.800 0zM12.500 12.500L17 17M8.600 6.200v4.800M6.200 8.600h4.800",
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  size?: "small" | "tiny";
}

/**
 * A sign beside a word or inside a control that has an accessible name: it is hidden from screen readers. It belongs to
 * the browser's code, which draws most of them anyway: a page then carries names of signs instead of drawings.
 */
export function Icon({ name, size }: Props) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
