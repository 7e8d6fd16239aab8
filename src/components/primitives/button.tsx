"use client";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import NextLink from "next/link";
import styles from "./button.module.css";
import { Reglet } from "./reglet";

interface Look {
  /** Filled ink when left out; never two filled buttons side by side. */
  tone?: "outline" | "light";
  size?: "small";
  width?: "full";
  align?: "centre";
}

const lookOf = ({ tone, size, width, align }: Look) => ({
  className: styles.button,
  "data-tone": tone,
  "data-size": size,
  "data-width": width,
  "data-align": align,
});

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
    /** While busy the button stays focusable and shows a réglet; its label should name the activity. */
    busy?: boolean;
  };

/** An action on this page: label first, then a price or an icon. */
export function Button({ tone, size, width, align, busy, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button {...rest} {...lookOf({ tone, size, width, align })} type={type} aria-busy={busy || undefined}>
      {typeof children === "string" ? <span>{children}</span> : children}
      {busy && (
        <span className={styles.busy}>
          <Reglet ticks={20} value={9} />
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "href"> & {
    /** An address of the shop with its language prefix, see localeHref. */
    href: string;
  };

/** A link to another page, styled as a button. */
export function ButtonLink({ tone, size, width, align, children, ...rest }: ButtonLinkProps) {
  return (
    <NextLink {...rest} {...lookOf({ tone, size, width, align })}>
      {children}
    </NextLink>
  );
}
