import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import type { ServerProps } from "payload";
import { globalAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { fill } from "@/src/domain/locale/fill";
import { setupSteps } from "@/src/domain/setup/setup-steps";
import { loadSetup } from "@/src/store/content/load-setup";
import styles from "./setup.module.css";

/** On the admin's first page until every step is done: what is next. */
export async function SetupPanel({ i18n, payload, user }: ServerProps) {
  if (!includes(globalAccess.setup?.update ?? "none", roleOf(user ?? null))) return null;
  const { done, next } = await loadSetup(payload);
  if (next === null) return null;
  const texts = adminMessagesIn("home.setup", i18n.language);
  return (
    <section className={styles.panel} aria-labelledby="setup-panel" data-admin="setup">
      <h2 id="setup-panel">{texts.title}</h2>
      <p>
        {fill(texts.progress, { done: done.length, all: setupSteps.length })}{" "}
        {fill(texts.next, { step: texts.names[next] })}
      </p>
      <Link href="/admin/setup" prefetch={false}>
        {texts.open}
      </Link>
    </section>
  );
}
