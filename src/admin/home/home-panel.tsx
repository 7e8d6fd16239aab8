import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import type { ServerProps } from "payload";
import { figureAccess, waitingAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { numberTag } from "@/src/domain/locale/locale";
import { MAX_WAITING, waitingKinds } from "@/src/domain/home/waiting";
import { loadHomeFigures } from "@/src/services/home/load-home-figures";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { BestSoldPanel } from "./best-sold-panel";
import { ContentPanel } from "./content-panel";
import styles from "./home.module.css";
import { LeftCartsPanel } from "./left-carts-panel";
import { TodayPanel } from "./today-panel";
import { waitingLink } from "./waiting-links";

/** The admin's first page: pending work and the day's figures, by the table of access. */
export async function HomePanel({ i18n, payload, user }: ServerProps) {
  const role = roleOf(user ?? null);
  if (!includes("staff", role)) return null;
  const locale = adminLocale(i18n.language);
  const texts = adminMessagesIn("home.panel", i18n.language);
  const shop = shopOf(payload);
  const { waiting, content, sales, best, left } = await loadHomeFigures(shop, {
    waiting: waitingKinds.filter((kind) => includes(waitingAccess[kind], role)),
    content: includes("editors", role),
    sales: includes(figureAccess.sales, role),
    attention: includes(figureAccess.attention, role),
  });
  const some = [...waiting].filter(([, count]) => count > 0);
  const number = new Intl.NumberFormat(numberTag(locale));
  const reading = { texts, locale };
  return (
    <div className={styles.home} data-admin="home">
      {waiting.size > 0 && (
        <section aria-labelledby="home-waiting">
          <h2 id="home-waiting">{texts.title}</h2>
          {some.length === 0 && <p className={styles.quiet}>{texts.nothing}</p>}
          {some.length > 0 && (
            <ul className={styles.waiting}>
              {some.map(([kind, count]) => (
                <li key={kind} data-waiting={kind}>
                  <Link href={waitingLink(kind)} prefetch={false}>
                    <span className={styles.count}>
                      {number.format(count)}
                      {count >= MAX_WAITING && "+"}
                    </span>{" "}
                    {texts.waiting[kind]}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {sales && <TodayPanel sales={sales} {...reading} />}
      {content && <ContentPanel content={content} {...{ i18n, payload }} {...reading} />}
      {best && <BestSoldPanel best={best} snapshot={await shop.store.loadSnapshot()} {...reading} />}
      {left && <LeftCartsPanel left={left} snapshot={await shop.store.loadSnapshot()} {...reading} />}
    </div>
  );
}
