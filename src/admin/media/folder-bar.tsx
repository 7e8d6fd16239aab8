import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import type { ServerProps } from "payload";
import { mayRead } from "@/src/admin/may-read";
import { shopOf } from "@/src/server/runtime/shop-of";
import styles from "./media.module.css";

const list = "/admin/collections/media";
const inFolder = (name: string) =>
  `${list}?${new URLSearchParams({ "where[or][0][and][0][folder][equals]": name })}`;
const delivered = `${list}?${new URLSearchParams({ "where[or][0][and][0][delivered][equals]": "true" })}`;
const loose = `${list}?${new URLSearchParams({ "where[or][0][and][0][folder][exists]": "false" })}`;

/** Above the list of pictures: their folders, and those the shop came with. */
export async function FolderBar({ i18n, payload, user }: ServerProps) {
  if (!mayRead("media", user)) return null;
  const { media } = shopOf(payload).store;
  const [folders, stillDelivered] = await Promise.all([media.listFolders(), media.countDelivered()]);
  if (folders.length === 0 && stillDelivered === 0) return null;
  const texts = adminMessagesIn("content.mediaSheet", i18n.language);
  return (
    <nav className={styles.folders} aria-label={texts.folders}>
      <Link href={list} prefetch={false}>
        {texts.all}
      </Link>
      {stillDelivered > 0 && (
        <Link href={delivered} prefetch={false}>
          {texts.stillDelivered} <small>{stillDelivered}</small>
        </Link>
      )}
      {folders.map(({ name, pictures }) => (
        <Link key={name} href={inFolder(name)} prefetch={false}>
          {name} <small>{pictures}</small>
        </Link>
      ))}
      {folders.length > 0 && (
        <Link href={loose} prefetch={false}>
          {texts.loose}
        </Link>
      )}
    </nav>
  );
}
