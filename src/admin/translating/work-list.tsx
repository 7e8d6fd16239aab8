"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useRef, useState, type KeyboardEvent } from "react";
import { nameOf, useWork } from "./use-work";
import type { Draft } from "./save-call";
import { WorkEntry } from "./work-entry";
import styles from "./work-list.module.css";
import type { WorkText } from "./work-text";

interface Props {
  readonly texts: readonly WorkText[];
  readonly language: string;
  readonly tag: string;
  readonly words: AdminMessages<"translating.work">;
  readonly nothingFound: string;
}

const isFound = (text: WorkText, sought: string): boolean =>
  [text.source, text.target, text.title, text.place, text.document].some((words) =>
    words.toLowerCase().includes(sought.toLowerCase()),
  );

/** Texts one after the other, each beside its translation, for work by keyboard. */
export function WorkList({ texts: given, language, tag, words, nothingFound }: Props) {
  const { texts, typed, problems, isBusy, type, save } = useWork(given, language, words);
  const [sought, setSought] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const shown = texts.filter((text) => sought === "" || isFound(text, sought));
  const typedOf = (text: WorkText) => typed[nameOf(text)] ?? text.target;
  const written = texts.filter((text) => nameOf(text) in typed);

  const focus = (place: number) => list.current?.querySelectorAll("textarea")[place]?.focus();
  /** The next text in a state after an index, from the beginning again if there is none. */
  const goTo = (state: WorkText["state"], from: number) => {
    const places = shown.flatMap((text, place) => (text.state === state && place !== from ? [place] : []));
    const next = places.find((place) => place > from) ?? places[0];
    if (next !== undefined) focus(next);
    return next !== undefined;
  };
  const saveOne = async (text: WorkText, state: Draft["state"]) =>
    save([{ text, target: typedOf(text), state }]);
  const saveAll = async () => {
    const documents = [...new Set(written.map(({ entity, document }) => `${entity}:${document}`))];
    for (const name of documents) {
      const own = written.filter(({ entity, document }) => `${entity}:${document}` === name);
      await save(own.map((text) => ({ text, target: typedOf(text), state: "translated" })));
    }
  };
  const saveAndGoOn = async (text: WorkText, place: number) => {
    const isNews = typedOf(text) !== text.target || text.state === "outdated";
    if (isNews && !(await saveOne(text, "translated"))) return;
    if (!goTo("missing", place) && !goTo("outdated", place)) focus(place + 1);
  };
  const press = (text: WorkText, place: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(place + 1),
      ArrowUp: () => focus(place - 1),
      KeyO: () => void goTo("outdated", place),
      KeyC: () => type(text, text.source),
      KeyS: () => search.current?.focus(),
    };
    const isSave = (event.ctrlKey || event.metaKey) && event.key === "Enter";
    const act = isSave ? () => void saveAndGoOn(text, place) : event.altKey ? keys[event.code] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.work}>
      <div className={styles.tools}>
        <input
          ref={search}
          type="search"
          value={sought}
          placeholder={words.search}
          aria-label={words.search}
          onChange={(event) => setSought(event.target.value)}
        />
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => goTo("missing", -1)}>
          {words.nextMissing}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => goTo("outdated", -1)}>
          {words.nextOutdated}
        </Button>
        {written.length > 1 && (
          <Button size="small" margin={false} disabled={isBusy} onClick={() => void saveAll()}>
            {words.saveAll.replace("{count}", String(written.length))}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{words.keys}</p>
      {shown.length === 0 && <p>{nothingFound}</p>}
      <ol ref={list} className={styles.entries}>
        {shown.map((text, place) => (
          <WorkEntry
            key={nameOf(text)}
            text={text}
            target={typedOf(text)}
            problem={problems[nameOf(text)] ?? text.problem}
            isBusy={isBusy}
            tag={tag}
            words={words}
            onType={(target) => type(text, target)}
            onSave={(state) => void saveOne(text, state)}
            onKeyDown={press(text, place)}
          />
        ))}
      </ol>
    </div>
  );
}
