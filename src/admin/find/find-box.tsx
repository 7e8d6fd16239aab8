"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useRouter } from "next/navigation";
import { useId, useState, type KeyboardEvent } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { FoundGroup } from "@/src/domain/staff/admin-search";
import { FindList } from "./find-list";
import styles from "./find.module.css";
import { useFound, type Found } from "./use-found";

interface Props {
  texts: AdminMessages<"browser.find">;
  onClose: () => void;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Search results, with a link to all data of an address where one was typed. */
function groupsOf(found: Found, typed: string, texts: AdminMessages<"browser.find">): readonly FoundGroup[] {
  if (found === null || found === "failed") return [];
  const email = typed.trim();
  if (!found.person || !address.test(email)) return found.groups;
  const entry = {
    name: fill(texts.person, { email }),
    detail: "",
    state: "",
    href: `/admin/person?email=${encodeURIComponent(email)}`,
  };
  return [{ list: "person", title: "", entries: [entry] }, ...found.groups];
}

function announcementOf(found: Found, count: number, texts: AdminMessages<"browser.find">): string {
  if (found === null) return "";
  if (found === "failed") return texts.failed;
  return count === 0 ? texts.none : fill(texts.found, { count });
}

/** A combobox by the ARIA pattern: the arrows move through the results, Enter opens one. */
export function FindBox({ texts, onClose }: Props) {
  const id = useId();
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const found = useFound(typed);
  const groups = groupsOf(found, typed, texts);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[active];
  const go = (href: string) => {
    onClose();
    router.push(href);
  };
  const move = (event: KeyboardEvent) => {
    // Enter of a Japanese input method ends a word.
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((active + step + entries.length) % entries.length);
    }
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      go(chosen.href);
    }
  };
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <label htmlFor={`${id}field`}>{texts.label}</label>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <input
        id={`${id}field`}
        className={styles.field}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}${active}` : undefined}
        aria-describedby={`${id}hint`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={move}
      />
      <p id={`${id}hint`} className={styles.quiet}>
        {texts.hint}
      </p>
      <p className={styles.quiet} role="status">
        {announcementOf(found, entries.length, texts)}
      </p>
      <FindList id={id} name={texts.label} groups={groups} active={active} onPress={go} />
    </div>
  );
}
