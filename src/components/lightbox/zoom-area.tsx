"use client";
import type { ReactNode } from "react";
import { loadLightbox } from "./load-lightbox";
import type { LightboxTexts } from "./open-lightbox";

interface Props {
  className?: string;
  /** Accessible name of the region. */
  label: string;
  texts: LightboxTexts;
  /** Every link with [data-zoom] in it leads to a large picture: data-width and data-height are its size in px. */
  children: ReactNode;
}

/** Hovering over a picture loads the viewer in advance, so that opening it is immediate. */
const prepare = () => void loadLightbox().catch(() => undefined);

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);

const pictureOf = (link: HTMLAnchorElement) => {
  const [width, height] = [numberOf(link.dataset.width), numberOf(link.dataset.height)];
  const image = link.querySelector("img");
  return {
    src: link.href,
    alt: image?.alt ?? "",
    // A lazily loaded picture is loaded once it has a size.
    shown: image?.naturalWidth ? image.currentSrc : undefined,
    ...(width && height && { width, height }),
  };
};

/**
 * Opens its pictures full screen, one after the other. Without scripts, or where the viewer cannot be fetched, a link
 * leads to its picture.
 */
export function ZoomArea({ className, label, texts, children }: Props) {
  const listen = (area: HTMLElement | null) => {
    if (!area) return undefined;
    const open = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-zoom]") : null;
      if (!link || !isPlain) return;
      event.preventDefault();
      const links = [...area.querySelectorAll<HTMLAnchorElement>("a[data-zoom]")];
      loadLightbox().then(
        ({ openLightbox }) => openLightbox(links.map(pictureOf), links.indexOf(link), texts),
        () => location.assign(link.href),
      );
    };
    area.addEventListener("click", open);
    area.addEventListener("pointerenter", prepare);
    area.addEventListener("focusin", prepare);
    return () => {
      area.removeEventListener("click", open);
      area.removeEventListener("pointerenter", prepare);
      area.removeEventListener("focusin", prepare);
    };
  };
  return (
    <section ref={listen} className={className} aria-label={label}>
      {children}
    </section>
  );
}
