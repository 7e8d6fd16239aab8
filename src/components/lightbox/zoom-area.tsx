"use client";
import type { ReactNode } from "react";
import type { LightboxTexts } from "./open-lightbox";

interface Props {
  className?: string;
  /** Accessible name of the region. */
  label: string;
  texts: LightboxTexts;
  /** Every link with [data-zoom] in it leads to a large picture: data-width and data-height are its size in px. */
  children: ReactNode;
}

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);

const pictureOf = (link: HTMLAnchorElement) => {
  const [width, height] = [numberOf(link.dataset.width), numberOf(link.dataset.height)];
  return {
    src: link.href,
    alt: link.querySelector("img")?.alt ?? "",
    ...(width && height && { width, height }),
  };
};

/**
 * Opens the pictures in it full screen, one after the other. Without a script, or where the viewer cannot be
 * fetched, a link simply leads to its picture.
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
      import("./open-lightbox").then(
        ({ openLightbox }) => openLightbox(links.map(pictureOf), links.indexOf(link), texts),
        () => location.assign(link.href),
      );
    };
    area.addEventListener("click", open);
    return () => area.removeEventListener("click", open);
  };
  return (
    <section ref={listen} className={className} aria-label={label}>
      {children}
    </section>
  );
}
