"use client";
import NextLink from "next/link";

interface Props {
  /** Address and name of each. */
  links: readonly (readonly [href: string, label: string])[];
}

/** Links of a list. They belong to the browser's code as links do; as one part they take a third of the bytes. */
export function FooterLinks({ links }: Props) {
  return links.map(([href, label]) => (
    <li key={href}>
      <NextLink href={href} prefetch={false}>
        {label}
      </NextLink>
    </li>
  ));
}
