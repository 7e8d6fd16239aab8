"use client";
import NextLink from "next/link";
import type { ReactNode } from "react";
import type { Stage } from "@/src/domain/watch/picture-view";
import styles from "./watch-card.module.css";

interface Props {
  stage: Stage;
  picture: ReactNode;
  href: string;
  name: string;
  price: ReactNode;
  tagline: string;
  diameters: string;
  /** Further content. */
  children?: ReactNode;
}

/** Layout of a card. A client component: a list has many, whose elements the flight data then need not contain. */
export function WatchCardView({ stage, picture, href, name, price, tagline, diameters, children }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.stage} data-tone={stage}>
        {picture}
      </div>
      <div className={styles.facts}>
        <h2>
          <NextLink href={href}>{name}</NextLink>
        </h2>
        <p className={styles.price}>{price}</p>
        <p className={styles.note}>{tagline}</p>
        <p className={styles.note} data-type="data">
          {diameters}
        </p>
        {children}
      </div>
    </article>
  );
}
