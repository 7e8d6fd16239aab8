"use client";
import styles from "./icon.module.css";

/** 20 px box, 1.4 px stroke, butt caps, no fill. */
const paths = {
  arrow: "M3 10h13.5M11.5 5l5 5-5 5",
  bag: "M3.5 6.5h13l-1.2 10H4.7zM7 6.5V5a3 3 0 0 1 6 0v1.5",
  chevron: "M4 7.5l6 6 6-6",
  check: "M3.5 10.5l4.5 4.5 8.5-10",
  close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
  filter:
    "M2.5 6h9M15.5 6h2M2.5 14h2M8.5 14h9M15.5 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM8.500 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
  info: "M17.400 10a7.400 7.400 0 1 1-14.800 0 7.400 7.400 0 0 1 14.800 0zM10 9v5M10 5.800V7",
  menu: "M2.5 7h15M2.5 13h15",
  minus: "M4 10h12",
  pause: "M7 4.5v11M13 4.5v11",
  play: "M6 4l10 6-10 6z",
  plus: "M10 4v12M4 10h12",
  search: "M14 8.600a5.400 5.400 0 1 1-10.800 0 5.400 5.400 0 0 1 10.800 0zM12.500 12.500L17 17",
  warning: "M10 3l7.6 13.5H2.4zM10 8v4M10 13.6v1.2",
  zoom: "M14 8.600a5.400 5.400 0 1 1-10.800 0 5.400 5.400 0 0 1 10.800 0zM12.500 12.500L17 17M8.600 6.200v4.800M6.200 8.600h4.800",
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  size?: "small" | "tiny";
}

/** An icon in its common style. */
export const drawSign = (path: string, size?: Props["size"]) => (
  <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

/**
 * An icon beside a word or inside a control that has an accessible name: it is hidden from screen readers. A client
 * component, since the browser needs most icons anyway: a page then contains names of icons instead of drawings.
 */
export function Icon({ name, size }: Props) {
  return drawSign(paths[name], size);
}
