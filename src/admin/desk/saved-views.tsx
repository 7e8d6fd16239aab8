"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { toast, usePreferences } from "@payloadcms/ui";
import Link from "next/link";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { fill } from "@/src/domain/locale/fill";
import { deskPath } from "./desk-address";
import styles from "./desk.module.css";

const kept = v.array(v.object({ name: v.string(), query: v.string() }));
type Views = v.InferOutput<typeof kept>;

const preference = "desk-views";

/** Saved queues, searches and sort orders of an account; an address can be shared. */
export function SavedViews({ query, texts }: { query: string; texts: AdminMessages<"orders.desk"> }) {
  const { getPreference, setPreference } = usePreferences();
  const [views, setViews] = useState<Views>([]);
  const [name, setName] = useState("");
  useEffect(() => {
    let isShown = true;
    void getPreference<unknown>(preference).then((found) => {
      const read = v.safeParse(kept, found);
      if (isShown && read.success) setViews(read.output);
    });
    return () => {
      isShown = false;
    };
  }, [getPreference]);
  const keep = async (changed: Views) => {
    const before = views;
    setViews(changed);
    try {
      await setPreference(preference, changed);
    } catch {
      setViews(before);
      toast.error(texts.viewFailed);
    }
  };
  const add = (typed: string) => {
    void keep([...views.filter((view) => view.name !== typed), { name: typed, query }]);
    setName("");
  };
  return (
    <details className={styles.views}>
      <summary>
        {texts.views} {views.length > 0 && <span className={styles.count}>{views.length}</span>}
      </summary>
      <ul>
        {views.map((view) => (
          <li key={view.name}>
            <Link href={`${deskPath}?${view.query}`} prefetch={false}>
              {view.name}
            </Link>
            <button
              type="button"
              aria-label={fill(texts.removeView, { name: view.name })}
              onClick={() => void keep(views.filter((other) => other !== view))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.searchLine}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") add(name.trim());
        }}
      >
        <input
          aria-label={texts.viewName}
          placeholder={texts.viewName}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" disabled={name.trim() === ""}>
          {texts.saveView}
        </button>
      </form>
    </details>
  );
}
