"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useState, type KeyboardEvent } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { FoundTargets } from "./fetch-link-targets";
import styles from "./links.module.css";
import { LinkStandingLine } from "./link-standing-line";
import { useTargets } from "./use-targets";

interface Props {
  id: string;
  value: string;
  isLocked: boolean;
  onChange: (href: string) => void;
}

type Target = FoundTargets["targets"][number];

/**
 * A text field with a list beneath it, as the ARIA practices describe an editable combobox: arrows move through the
 * list, Enter selects the active entry, Escape closes it, and the focus never leaves the field.
 */
export function LinkCombobox({ id, value, isLocked, onChange }: Props) {
  const texts = useAdminMessages("links");
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const said = useTargets(value, !isLocked && (isOpen || value !== ""));
  const isAnswered = said?.query === value;
  const targets = isOpen && said?.found ? said.found.targets : [];
  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const take = ({ href }: Target) => {
    onChange(href);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const target = targets[marked];
    if (event.key === "Escape" && isOpen) {
      // The drawer around it stays open.
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && target) {
      event.preventDefault();
      take(target);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (!isOpen) setOpen(true);
      else if (targets.length > 0)
        setMarked(
          (marked < 0 && step < 0 ? targets.length : marked + step + targets.length) % targets.length,
        );
    }
  };
  const optionId = (place: number) => `${id}-option-${place}`;
  return (
    <div className={styles.picker}>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={targets[marked] ? optionId(marked) : undefined}
        aria-describedby={`${id}-standing`}
        placeholder={texts.placeholder}
        disabled={isLocked}
        value={value}
        onChange={({ target }) => {
          setOpen(true);
          setMarked(-1);
          onChange(target.value.trimStart());
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label={texts.list} hidden={targets.length === 0}>
        {targets.map((target, place) => (
          <button
            key={target.href}
            id={optionId(place)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === marked}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(target)}
          >
            <span>{target.title || target.href}</span>
            <small>
              {texts.kinds[target.kind]} · {target.href}
              {!target.isLive && <em> · {texts.draft}</em>}
            </small>
          </button>
        ))}
      </div>
      <span role="status" className={styles.aloud}>
        {isOpen && isAnswered && said.found && fill(texts.found, { count: targets.length })}
      </span>
      <LinkStandingLine
        id={`${id}-standing`}
        value={value}
        said={isAnswered ? said : null}
        isSearching={isOpen}
        texts={texts}
      />
    </div>
  );
}
