"use client";
import NextLink from "next/link";
import type { ReactNode } from "react";
import type { Stage } from "@/src/domain/watch/picture-view";
import styles from "./lines.module.css";

interface Props {
  stage: Stage;
  href: string;
  title: ReactNode;
  text: string;
  /** Language of the text, where it replaces a missing translation. */
  lang?: string;
  diameters: string;
  price: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** Layout of a line; a client component, see WatchCardView. */
export function LineView({ stage, href, title, text, lang, diameters, price, children }: Props) {
  return (
    <li className={styles.line} data-tone={stage}>
      <div className={styles.text}>
        <h3 data-type="t2">
          <NextLink href={href}>{title}</NextLink>
        </h3>
        <p lang={lang}>{text}</p>
        <p className={styles.facts} data-type="data">
          <span>{diameters}</span>
          <span>{price}</span>
        </p>
      </div>
      <div className={styles.watch}>{children}</div>
    </li>
  );
}
