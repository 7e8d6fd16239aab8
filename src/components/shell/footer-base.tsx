"use client";
import NextLink from "next/link";
import type { Footer } from "@/src/domain/content/navigation";
import { CookieChoiceButton } from "./cookie-choice-button";
import styles from "./footer.module.css";

interface Props {
  /** Copyright, payment methods. */
  lines: readonly string[];
  /** Pages that the law wants within reach of every page. */
  links: readonly (readonly [href: string, label: string])[];
  cookieChoice: string;
  /** Accessible name of the links to other sites. */
  label: string;
  social: Footer["social"];
}

/** The last part of a page. A client component: the flight data then contain names instead of elements. */
export function FooterBase({ lines, links, cookieChoice, label, social }: Props) {
  return (
    <div className={styles.base}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {links.map(([href, words]) => (
        <NextLink key={href} data-type="link" href={href} prefetch={false}>
          {words}
        </NextLink>
      ))}
      <CookieChoiceButton>{cookieChoice}</CookieChoiceButton>
      <ul className={styles.social} aria-label={label}>
        {social.map(({ name, href }) => (
          <li key={name}>
            <a data-type="link" href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
