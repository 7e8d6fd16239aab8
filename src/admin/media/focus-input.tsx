"use client";
import { useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from "react";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import styles from "./media.module.css";

const MIDDLE = 50;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The picture that the form has: the file that was just chosen, or the saved one; null before either. */
function useShownPicture(): string | null {
  const { value: chosen } = useField<unknown>({ path: "file" });
  const { savedDocumentData } = useDocumentInfo();
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!(chosen instanceof File)) return;
    const address = URL.createObjectURL(chosen);
    setPreview(address);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(address);
    };
  }, [chosen]);
  if (preview !== null) return preview;
  const name: unknown = savedDocumentData?.filename;
  if (typeof name !== "string" || name === "") return null;
  return smallerPicture(`/api/media/file/${encodeURIComponent(name)}`, 640);
}

/** The point is moved by a click on the picture, by the arrow keys, and by the two numbers of the form. */
export function FocusInput({ text }: { text: string }) {
  const address = useShownPicture();
  const x = useField<number>({ path: "focusX" });
  const y = useField<number>({ path: "focusY" });
  const [left, top] = [x.value ?? MIDDLE, y.value ?? MIDDLE];
  const move = (toX: number, toY: number) => {
    x.setValue(percent(toX));
    y.setValue(percent(toY));
  };
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A click by the keyboard has no position.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    move((100 * (clientX - box.left)) / box.width, (100 * (clientY - box.top)) / box.height);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    move(left + by[0], top + by[1]);
  };
  if (address === null) return null;
  return (
    <figure className={styles.focus}>
      <button type="button" aria-label={text} onClick={press} onKeyDown={step}>
        <img src={address} alt="" />
        <span style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} />
      </button>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
