import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import { OwnView } from "@/src/admin/own-view";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { deskQueueNames, deskSorts, type DeskQueue } from "@/src/domain/order/desk-queue";
import { loadDesk, openDesk, type DeskView as View } from "@/src/services/orders/load-desk";
import { shopOf } from "@/src/server/runtime/shop-of";
import { byHandPath } from "@/src/admin/by-hand/by-hand-path";
import { adminLocale } from "@/src/admin/admin-locale";
import { mayRead } from "@/src/admin/may-read";
import { deskAddress, deskPath, deskQuery, readDeskAddress } from "./desk-address";
import { DeskList } from "./desk-list";
import { deskRowsOf } from "./desk-row";
import styles from "./desk.module.css";
import { SavedViews } from "./saved-views";

/** The counts stop at this number. */
const shownCount = (count: number): string => (count > 999 ? "999+" : String(count));

interface Shown {
  readonly view: View;
  readonly texts: AdminMessages<"orders.desk">;
}

function Queues({ view, texts, counts }: Shown & { counts: Readonly<Record<DeskQueue, number>> }) {
  return (
    <nav className={styles.queues} aria-label={texts.queueList}>
      {[...deskQueueNames, null].map((queue) => (
        <Link
          key={queue ?? "all"}
          href={deskAddress({ ...view, queue, after: null })}
          prefetch={false}
          aria-current={queue === view.queue ? "page" : undefined}
        >
          {texts.queues[queue ?? "all"]}
          {queue !== null && <span className={styles.count}>{shownCount(counts[queue])}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Search({ view, texts }: Shown) {
  return (
    <form className={styles.search} action={deskPath} role="search">
      <label htmlFor="desk-search">{texts.search}</label>
      <div className={styles.searchLine}>
        <input
          id="desk-search"
          name="q"
          type="search"
          defaultValue={view.search}
          aria-describedby="desk-hint"
        />
        {view.sort !== "oldest" && <input type="hidden" name="sort" value={view.sort} />}
        <button type="submit">{texts.find}</button>
      </div>
      <p id="desk-hint" className={styles.quiet}>
        {texts.searchHint}
      </p>
      {view.search !== "" && (
        <p className={styles.links}>
          <Link href={deskAddress({ ...view, search: "", after: null })} prefetch={false}>
            {texts.clear}
          </Link>
          <Link href={`/admin/collections/orders?search=${encodeURIComponent(view.search)}`} prefetch={false}>
            {texts.everywhere}
          </Link>
        </p>
      )}
    </form>
  );
}

/** The order desk's work: queues with their counts, a search, and bulk actions. */
export async function DeskView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const { payload, i18n, user } = req;
  const { isChosen, ...asked } = readDeskAddress(searchParams);
  // Payload does not restrict access to custom views.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(deskAddress(asked))}`);
  if (!mayRead("orders", user)) notFound();
  const shop = shopOf(payload);
  const texts = adminMessagesIn("orders.desk", i18n.language);
  const { view, page } = isChosen
    ? { view: asked, page: await loadDesk(shop, asked) }
    : await openDesk(shop, asked);
  const words = (await shop.store.loadWords())[adminLocale(i18n.language)].articles;
  const rowOf = deskRowsOf(i18n.language, words.marks, shop.clock());
  return (
    <OwnView view={props} className={styles.desk}>
      <div className={styles.bar}>
        <h1>{texts.title}</h1>
        <Link href={byHandPath} prefetch={false}>
          {texts.newOrder}
        </Link>
      </div>
      <Queues view={view} texts={texts} counts={page.counts} />
      <Search key={view.search} view={view} texts={texts} />
      <div className={styles.bar}>
        <p className={styles.links}>
          {deskSorts.map((sort) => (
            <Link
              key={sort}
              href={deskAddress({ ...view, sort, after: null })}
              prefetch={false}
              aria-current={sort === view.sort ? "true" : undefined}
            >
              {texts.sorts[sort]}
            </Link>
          ))}
        </p>
        <SavedViews query={deskQuery({ ...view, after: null })} texts={texts} />
      </div>
      <DeskList
        rows={page.orders.map(rowOf)}
        undoTime={shop.undoTime}
        texts={texts}
        stepTexts={adminMessagesIn("orders.orderSteps", i18n.language)}
        undoTexts={adminMessagesIn("orders.undo", i18n.language)}
      />
      <p className={styles.links}>
        {view.after !== null && (
          <Link href={deskAddress({ ...view, after: null })} prefetch={false}>
            {texts.first}
          </Link>
        )}
        {page.next !== null && (
          <Link href={deskAddress({ ...view, after: page.next })} prefetch={false}>
            {texts.next}
          </Link>
        )}
      </p>
    </OwnView>
  );
}
