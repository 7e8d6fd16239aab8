"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import styles from "./links.module.css";
import type { Said } from "./use-targets";

interface Props {
  id: string;
  value: string;
  /** the shop's verdict on it; null until it has answered */
  said: Said | null;
  /** the list is open, so words of a title are as valid as an address */
  isSearching: boolean;
  texts: AdminMessages<"browser.links">;
}

/** The target of an address, beneath it. */
function standing({
  value,
  said,
  isSearching,
  texts,
}: Omit<Props, "id">): { words: string; isBad: boolean } | null {
  if (value === "" || said === null) return null;
  if (said.found === null) return { words: texts.unreachable, isBad: true };
  const target = said.found.targets.find(({ href }) => href === value);
  const how = said.found.standing;
  if (target && how === "live")
    return { words: `${texts.kinds[target.kind]} · ${target.title}`, isBad: false };
  if (how !== "unreadable") return { words: texts.standing[how], isBad: how === "dead" };
  if (said.found.targets.length === 0) return { words: texts.none, isBad: true };
  return isSearching ? null : { words: texts.standing.unreadable, isBad: true };
}

/** Shows at once where a link leads, or that it is dead. */
export function LinkStandingLine({ id, ...props }: Props) {
  const said = standing(props);
  return (
    <p id={id} className={styles.standing} data-bad={said?.isBad} aria-live="polite">
      {said?.words}
    </p>
  );
}
