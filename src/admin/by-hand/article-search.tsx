"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState, type FormEvent } from "react";
import * as v from "valibot";
import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { staffAsk } from "@/src/admin/staff-call";
import { foundArticles } from "./by-hand-answers";
import styles from "./by-hand.module.css";

interface Props {
  /** the admin user's language */
  locale: Locale;
  texts: AdminMessages<"orders.byHand">;
  onAdd: (sku: string, title: string) => void;
  onError: (error: string) => void;
}

const foundWatch = v.object({ sku: v.string() });

/** Finds articles by their words, and a composed watch by its address. */
export function ArticleSearch({ locale, texts, onAdd, onError }: Props) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [link, setLink] = useState("");
  const [found, setFound] = useState<v.InferOutput<typeof foundArticles>["articles"] | null>(null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (search.trim() === "") return;
    const answer = await staffAsk("by-hand-articles", { search, locale });
    if (answer.ok) setFound(v.parse(foundArticles, answer.value).articles);
    else onError(answer.error);
  };
  const addWatch = async (event: FormEvent) => {
    event.preventDefault();
    if (link.trim() === "") return;
    const answer = await staffAsk("by-hand-watch", { link });
    if (!answer.ok) {
      onError(answer.error);
      return;
    }
    const { sku } = v.parse(foundWatch, answer.value);
    onAdd(sku, sku);
    setLink("");
  };
  return (
    <>
      <form className={styles.line} role="search" onSubmit={(event) => void find(event)}>
        <label htmlFor={`${id}search`}>{texts.search}</label>
        <input
          id={`${id}search`}
          type="search"
          value={search}
          placeholder={texts.searchHint}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" buttonStyle="secondary" size="medium">
          {texts.find}
        </Button>
      </form>
      <div role="status">
        {found && (
          <p className={styles.quiet}>
            {found.length === 0 ? texts.noneFound : fill(texts.found, { count: found.length })}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ sku, title, details, price }) => (
            <li key={sku}>
              <button
                type="button"
                aria-label={fill(texts.add, { title: `${title} (${sku})` })}
                onClick={() => onAdd(sku, title)}
              >
                +
              </button>
              <span>
                {title} <code>{sku}</code>
                <span className={styles.quiet}> {details.join(" · ")}</span>
              </span>
              <span className={styles.figure}>{formatMoney(minor(price), "EUR", locale)}</span>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.line} onSubmit={(event) => void addWatch(event)}>
        <label htmlFor={`${id}link`}>{texts.link}</label>
        <input
          id={`${id}link`}
          value={link}
          placeholder={texts.linkHint}
          autoComplete="off"
          onChange={({ target }) => setLink(target.value)}
        />
        <Button type="submit" buttonStyle="secondary" size="medium">
          {texts.addWatch}
        </Button>
      </form>
    </>
  );
}
