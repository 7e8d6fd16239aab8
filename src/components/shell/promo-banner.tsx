"use client";
import { writeCookie } from "@/src/browser/cookies";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Icon } from "@/src/components/primitives/icon";
import { promoCookieName } from "@/src/domain/cart/is-promo-code";
import styles from "./promo-banner.module.css";

interface Props {
  texts: { label: string; before: string; after: string; delete: string; hide: string };
}

/**
 * Shown by the first script before anything is painted, so that the page does not jump.
 * Delete clears the code, the cross only hides it. Source: specification §4, promo banner.
 */
export function PromoBanner({ texts }: Props) {
  const hide = () => delete document.documentElement.dataset.promo;
  const clear = () => {
    writeCookie({ name: promoCookieName, value: "", maxAge: 0 });
    hide();
  };
  return (
    <aside className={styles.promo} aria-label={texts.label}>
      <p>
        {`${texts.before} `}
        {/* A text is there from the start, so that React finds one where the first script has put the code. */}
        <b data-promo-code="" suppressHydrationWarning>
          …
        </b>
        {` ${texts.after}`}
      </p>
      <div>
        <ActionForm action="/api/promo/clear" values={{}} onAct={clear}>
          <button type="submit" data-type="lien">
            {texts.delete}
          </button>
        </ActionForm>
        <button type="button" className={styles.close} aria-label={texts.hide} onClick={hide}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
