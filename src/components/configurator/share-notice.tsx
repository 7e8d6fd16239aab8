"use client";
import { Icon } from "@/src/components/primitives/icon";
import { useConfigurator } from "./configurator-context";
import styles from "./share-notice.module.css";
import type { SharedLink } from "./use-share";

interface Props {
  link: SharedLink;
  onClose: () => void;
}

/** The link itself, whether or not the browser allowed copying it. */
export function ShareNotice({ link, onClose }: Props) {
  const { t } = useConfigurator();
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{t(link.isCopied ? "share.copied" : "share.ready")}</strong> {t("share.keeps")}
        <br />
        <a data-type="link" href={link.url}>
          {link.url.replace(/^https?:\/\//, "")}
        </a>
      </p>
      <button type="button" onClick={onClose} aria-label={t("share.close")}>
        <Icon name="close" />
      </button>
    </div>
  );
}
