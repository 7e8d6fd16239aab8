"use client";
import NextLink from "next/link";
import type { ReactNode } from "react";
import { usePath } from "./use-path";

interface Props {
  id?: string;
  /** Path without a language; its subpaths count as the same place. */
  path: string;
  href: string;
  children: ReactNode;
}

/** A link that is marked as current on its own page. */
export function CurrentLink({ id, path, href, children }: Props) {
  const current = usePath();
  const isHere = current === path || current.startsWith(`${path}/`);
  return (
    <NextLink id={id} href={href} aria-current={isHere ? (current === path ? "page" : "true") : undefined}>
      {children}
    </NextLink>
  );
}
