import type { DrawnPanel as Panel } from "@/src/domain/content/drawings/drawing-sheet";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./drawn-panel.module.css";
import { localiseFigure } from "@/src/components/editorial/localise-figure";

interface Props {
  panel: Panel;
  locale: Locale;
}

/** A figure of a sheet. Its content is described in the notes beside it, so screen readers skip it. */
export function DrawnPanel({ panel, locale }: Props) {
  const { width, height, paths, labels = [], marks = [] } = panel;
  return (
    <svg className={styles.panel} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {paths.map(({ path, as }, position) => (
        // Paths have no id: the index is the key.
        <path key={position} d={path} data-as={as} />
      ))}
      {labels.map(({ text, x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {localiseFigure(text, locale)}
        </text>
      ))}
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <circle cx={x} cy={y} r="22" />
          <text x={x} y={y} data-as="number">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
