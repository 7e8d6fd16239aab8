import type { AdminMessages } from "@/src/i18n/admin-messages";
import styles from "./exchange-panel.module.css";
import type { Plan } from "./import-call";

/** Rows that are listed; the counts cover all of them. */
const MAX_SHOWN = 100;

/** The changes of a file, and the refused ones with their reasons. */
export function ImportReport({
  plan,
  words,
}: {
  readonly plan: Plan;
  readonly words: AdminMessages<"translating.exchange">;
}) {
  const { changes, refused } = plan;
  const more = (count: number) =>
    count > MAX_SHOWN && <p>{words.more.replace("{count}", String(count - MAX_SHOWN))}</p>;
  return (
    <>
      {refused.length > 0 && (
        <div className={styles.report}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.text}</th>
                <th scope="col">{words.reason}</th>
              </tr>
            </thead>
            <tbody>
              {refused.slice(0, MAX_SHOWN).map(({ id, reason, message }, place) => (
                <tr key={`${place}-${id}`}>
                  <td>
                    <code>{id}</code>
                  </td>
                  <td>{message ?? words.reasons[reason]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more(refused.length)}
        </div>
      )}
      {changes.length > 0 && (
        <div className={styles.report}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.text}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, MAX_SHOWN).map(({ id, title, before, after }) => (
                <tr key={id}>
                  <td>
                    {title} <code>{id}</code>
                  </td>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more(changes.length)}
        </div>
      )}
    </>
  );
}
