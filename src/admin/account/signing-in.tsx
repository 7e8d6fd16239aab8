import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import type { UIFieldServerProps } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";
import { dateTag } from "@/src/domain/locale/locale";
import { shopOf } from "@/src/server/runtime/shop-of";
import { sessionOf } from "@/src/server/runtime/staff/staff-session";
import { adminLocale } from "@/src/admin/admin-locale";
import styles from "./account.module.css";
import { apiKeyStatus } from "@/src/domain/api-keys/api-key";
import { AssistantKeys } from "./assistant-keys";
import { AccountAccess } from "./account-access";
import { SecondFactor } from "./second-factor";
import { SessionList } from "./session-list";

/** Sign-in data of an account: one's own, or another one's for an admin. */
export async function SigningIn({ data, user, payload, i18n }: UIFieldServerProps) {
  const id = Number(data?.id);
  const isOwn = user?.collection === "users" && user.id === id;
  const isAdmin = includes("admins", roleOf(user ?? null));
  if (!Number.isInteger(id) || (!isOwn && !isAdmin)) return null;
  const { store, clock, origin, hasStaffAssistants } = shopOf(payload);
  const account = await store.staff.findAccount(id);
  if (!account) return null;
  const [sessions, keys, factor, left] = await Promise.all([
    store.staff.findStaffSessions(id, clock()),
    store.apiKeys.listApiKeys(),
    store.staff.findSecondFactor(id),
    store.staff.countRecoveryCodes(id),
  ]);
  const texts = adminMessagesIn("staff.signingIn", i18n.language);
  const assistantTexts = adminMessagesIn("staff.assistants", i18n.language);
  const sid = isOwn ? sessionOf(user) : null;
  const time = new Intl.DateTimeFormat(dateTag(adminLocale(i18n.language)), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  const shown = sessions.map((session) => ({
    id: session.id,
    name: [session.device || texts.unknown, session.place].filter(Boolean).join(" · "),
    seen: fill(texts.seen, { time: time.format(session.lastSeenAt) }),
    isHere: session.sid === sid,
  }));
  const assistants = keys
    .filter((key) => key.account === id && apiKeyStatus(key, clock()) === "valid")
    .map(({ id: key, name, ending, lastUsedAt }) => ({
      id: key,
      name: `${name} · wsk_…${ending}`,
      used: lastUsedAt ? fill(assistantTexts.used, { date: time.format(lastUsedAt) }) : assistantTexts.unused,
    }));
  return (
    <>
      {isOwn && hasStaffAssistants && (
        <section className={styles.panel} aria-labelledby="assistants">
          <h3 aria-level={2} id="assistants">
            {assistantTexts.title}
          </h3>
          <p>{fill(assistantTexts.intro, { address: `${origin}/api/v1/assistant` })}</p>
          <AssistantKeys
            keys={assistants}
            texts={assistantTexts}
            keyTexts={adminMessagesIn("staff.apiKeys", i18n.language)}
          />
        </section>
      )}
      {isOwn && (
        <section className={styles.panel} aria-labelledby="second-factor">
          <h3 aria-level={2} id="second-factor">
            {texts.factorTitle}
          </h3>
          <p>{factor === null ? texts.factorOff : fill(texts.factorOn, { left })}</p>
          <SecondFactor
            isOn={factor !== null}
            texts={texts}
            setupTexts={adminMessagesIn("browser.signIn", i18n.language)}
          />
        </section>
      )}
      {!isOwn && (
        <AccountAccess
          account={id}
          isOpen={account.joinedAt !== null}
          hasFactor={factor !== null}
          texts={texts}
        />
      )}
      <section className={styles.panel} aria-labelledby="sessions">
        <h3 aria-level={2} id="sessions">
          {texts.sessionsTitle}
        </h3>
        <SessionList account={id} isOwn={isOwn} sessions={shown} texts={texts} />
      </section>
    </>
  );
}
