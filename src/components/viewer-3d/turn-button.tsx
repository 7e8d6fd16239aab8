"use client";
import { useState, type ComponentProps } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { loadTexts } from "@/src/i18n/load-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import { drawSign } from "@/src/components/primitives/icon";
import { fetchModel } from "./fetch-model";
import styles from "./turn-button.module.css";
import type { Viewer3d } from "./viewer";
import type { ViewerError, ViewerWatch, TurnTexts } from "./viewer-watch";

interface Props {
  watch: ViewerWatch;
  locale: Locale;
  texts: TurnTexts;
  /** Whether it is on a page that scrolls: a finger then turns it sideways only. */
  isOnPage?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

interface Opened {
  readonly View: typeof Viewer3d;
  readonly words: TextTree;
  readonly first: ComponentProps<typeof Viewer3d>["first"];
}

const sign =
  "M4.200 12.500C2.900 11.800 2 10.900 2 10c0-2 3.600-3.600 8-3.600s8 1.600 8 3.600-3.100 3.400-7 3.600M13.300 11l-2.600 2.600 2.600 2.600";

/**
 * Opens the watch over its picture, to be turned: to be placed in the element whose size the picture fills, after all
 * content it would cover. Nothing of it is fetched before the press.
 */
export function TurnButton({ watch, locale, texts, isOnPage = false, onOpenChange }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<ViewerError | null>(null);

  const close = (why: ViewerError | null) => {
    setBusy(false);
    setOpened(null);
    setTrouble(why);
    onOpenChange?.(false);
  };
  const open = async () => {
    setBusy(true);
    setTrouble(null);
    const { address, parts } = watch;
    // The model is fetched in parallel with its code.
    const first = { bytes: fetchModel(address), parts };
    first.bytes.catch(() => undefined);
    try {
      const [code, words] = await Promise.all([import("./viewer"), loadTexts(texts.address)]);
      setOpened({ View: code.Viewer3d, words, first });
    } catch {
      close("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.turn}
        aria-busy={isBusy}
        onClick={isBusy ? undefined : () => void open()}
      >
        {drawSign(sign)}
        {texts.action}
      </button>
      <p className={trouble ? styles.trouble : undefined} data-sr={trouble ? undefined : ""} role="status">
        {trouble ? texts[trouble] : isBusy && !opened ? texts.busy : ""}
      </p>
      {opened && (
        <opened.View
          watch={watch}
          first={opened.first}
          words={opened.words}
          locale={locale}
          isOnPage={isOnPage}
          onShown={() => {
            setBusy(false);
            onOpenChange?.(true);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
