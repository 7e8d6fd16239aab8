"use client";
import NextLink from "next/link";
import { useContext } from "react";
import type { Outline } from "@/src/domain/watch/dial-printing";
import { BrandLookContext } from "./brand-look";
import styles from "./brand.module.css";

interface Props {
  href: string;
  /** Name of the shop. */
  name: string;
  /** Accessible name: begins with the visible one, followed by the target. */
  label: string;
}

const Drawn = ({ outline: { path, width }, className }: { outline: Outline; className?: string }) => (
  <svg className={className} viewBox={`${-width / 2} -0.5 ${width} 1`} aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Mark and name; the link to the home page. */
export function Brand({ href, name, label }: Props) {
  const { mark, wordmark } = useContext(BrandLookContext);
  return (
    <NextLink className={styles.brand} href={href} aria-label={label}>
      {mark === "delivered" ? (
        <svg viewBox="0 0 19 22" aria-hidden="true">
          <path d="M9.500 1v20M1.500 3l8 17 8-17" />
        </svg>
      ) : (
        mark && <Drawn outline={mark} className={styles.drawn} />
      )}
      {wordmark ? <Drawn outline={wordmark} className={styles.wordmark} /> : <span>{name}</span>}
    </NextLink>
  );
}
