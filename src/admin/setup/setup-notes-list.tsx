import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import type { SetupNote, SetupNoteKey } from "@/src/domain/setup/setup-notes";
import styles from "./setup.module.css";

interface Props {
  notes: readonly SetupNote<SetupNoteKey>[];
  texts: AdminMessages<"home.setup">;
}

/** What the shop itself sees of a step. */
export function SetupNotesList({ notes, texts }: Props) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ key, state, values = {} }) => (
        <li key={key} data-note={key} data-state={state}>
          <span className={styles.state}>{texts.states[state]}</span>
          {fill(texts.notes[key], values)}
        </li>
      ))}
    </ul>
  );
}
