"use client";
import NextLink from "next/link";

interface Props {
  answers: readonly (readonly [href: string, label: string, note: string])[];
}

/** The answers of the first question; each starts the quiz. A client component, see WatchCardView. */
export function QuizAnswers({ answers }: Props) {
  return (
    <ul>
      {answers.map(([href, label, note]) => (
        <li key={href}>
          <NextLink href={href} prefetch={false}>
            <span>{label}</span>
            <span data-type="note">{note}</span>
          </NextLink>
        </li>
      ))}
    </ul>
  );
}
