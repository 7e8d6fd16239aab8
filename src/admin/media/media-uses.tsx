import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import type { UIFieldServerProps } from "payload";
import { mayRead } from "@/src/admin/may-read";
import { labelUses } from "@/src/server/runtime/label-uses";
import { shopOf } from "@/src/server/runtime/shop-of";
import { includes, roleOf } from "@/src/admin/access/roles";
import styles from "./media.module.css";

/** Uses of a picture, with a link to each form: pages, watches, options, mails, drafts included. */
export async function MediaUses({ id, i18n, payload, user }: UIFieldServerProps) {
  // Visitors may fetch pictures; their uses in drafts are for staff only.
  if (!mayRead("media", user) || !includes("staff", roleOf(user)) || !id) return null;
  const uses = await labelUses(
    await shopOf(payload).store.media.findPictureUses(Number(id)),
    { payload, i18n },
  );
  const texts = adminMessagesIn("content.mediaSheet", i18n.language);
  return (
    <section className={styles.uses}>
      <h3 aria-level={2}>{texts.uses}</h3>
      {uses.length === 0 && <p>{texts.unused}</p>}
      <ul>
        {uses.map(({ kind, title, href, isDraft }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {title || kind}
            </Link>{" "}
            <small>
              {title && kind}
              {isDraft && ` · ${texts.draft}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
