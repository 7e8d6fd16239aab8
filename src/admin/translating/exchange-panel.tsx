"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { decodeFile } from "./decode-file";
import styles from "./exchange-panel.module.css";
import { importCall, type Order, type Plan } from "./import-call";
import { ImportReport } from "./import-report";

interface Props {
  readonly language: string;
  /** The list of the desk that is open; all of them without one. */
  readonly list: string | null;
  readonly words: AdminMessages<"translating.exchange">;
}

type File = Pick<Order, "format" | "content">;

const formats = ["xliff", "csv"] as const;
const kinds = ["all", "missing", "outdated"] as const;

const formatOf = (name: string): Order["format"] => (name.toLowerCase().endsWith(".csv") ? "csv" : "xliff");

/** Export and import of texts; changes are previewed before an import. */
export function ExchangePanel({ language, list, words }: Props) {
  const id = useId();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);

  const href = (format: string, which: string) =>
    `/api/staff/translations/export?${new URLSearchParams({ language, format, which, ...(list && { list }) })}`;
  const choose = async (chosen: globalThis.File | undefined) => {
    setPlan(null);
    setSaid("");
    setFile(null);
    if (!chosen) return;
    const format = formatOf(chosen.name);
    const content = decodeFile(new Uint8Array(await chosen.arrayBuffer()), format);
    if (content === null) setSaid(words.errors.encoding);
    else setFile({ format, content });
  };
  const sentence = (template: string, { changes, refused, same }: Plan) =>
    template
      .replace("{changes}", String(changes.length))
      .replace("{refused}", String(refused.length))
      .replace("{same}", String(same));
  const send = async (apply: boolean) => {
    if (!file || isBusy) return;
    setBusy(true);
    const answer = await importCall({ language, ...file, apply });
    setBusy(false);
    if ("error" in answer) {
      const errors: Readonly<Record<string, string>> = words.errors;
      setPlan(null);
      setSaid(errors[answer.error] ?? words.errors.other);
      return;
    }
    setPlan(apply ? { ...answer.plan, changes: [] } : answer.plan);
    setSaid(sentence(apply ? words.applied : words.report, answer.plan));
    if (apply) router.refresh();
  };

  return (
    <section className={styles.exchange} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{words.intro}</p>
      <ul className={styles.exports}>
        {formats.map((format) => (
          <li key={format}>
            {words.export} {format.toUpperCase()}{" "}
            {kinds.map((which) => (
              <a key={which} href={href(format, which)} download>
                {words[which]}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.file}>
        <label htmlFor={`${id}-file`}>{words.file}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".xlf,.xliff,.csv"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button size="small" margin={false} disabled={!file || isBusy} onClick={() => void send(false)}>
          {words.check}
        </Button>
        {plan && plan.changes.length > 0 && (
          <Button size="small" margin={false} disabled={isBusy} onClick={() => void send(true)}>
            {words.apply.replace("{count}", String(plan.changes.length))}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      {plan && <ImportReport plan={plan} words={words} />}
    </section>
  );
}
