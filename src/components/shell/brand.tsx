"use client";
import NextLink from "next/link";
import styles from "./brand.module.css";

interface Props {
  href: string;
  /** Name of the shop. */
  name: string;
  /** Accessible name: begins with the visible one, followed by the target. */
  label: string;
}

/** Mark and name; the link to the home page. */
export function Brand({ href, name, label }: Props) {
  return (
    <NextLink className={styles.brand} href={href} aria-label={label}>
      <svg viewBox="0 0 19 22" aria-hidden="true">
        <path d="M9.500 1v20M1.500 3l8 17 8-17" />
      </svg>
      <span>{name}</span>
    </NextLink>
  );
}
