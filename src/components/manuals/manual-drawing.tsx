import { drawings, type ManualDrawing as DrawingName } from "@/src/domain/content/manual-drawing";
import styles from "./manual-drawing.module.css";

interface Props {
  name: DrawingName;
  /** Text alternative. */
  label: string;
}

/** A drawing of our own; its figures are the same in every language. */
export function ManualDrawing({ name, label }: Props) {
  const { width, height, paths, labels } = drawings[name];
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {paths.map(({ path, as }) => (
        <path key={path} d={path} data-as={as} />
      ))}
      {labels.map(({ text, x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}
