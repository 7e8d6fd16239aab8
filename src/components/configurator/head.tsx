"use client";
import NextLink from "next/link";
import type { ReactNode } from "react";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import { Brand } from "@/src/components/shell/brand";
import { useConfigurator } from "./configurator-context";
import styles from "./head.module.css";
import { Tools } from "./tools";

interface Props {
  isSharing: boolean;
  onShare: () => void;
  children: ReactNode;
}

/** The configurator's own bar: the exit, the tools, and the common links. */
export function Head({ isSharing, onShare, children }: Props) {
  const { locale, t } = useConfigurator();
  return (
    <header className={styles.head}>
      <Brand href={localeHref(locale, "/")} name={t("head.brand")} label={t("head.home")} />
      <Tools isSharing={isSharing} onShare={onShare} />
      <div className={styles.end}>
        {children}
        <NextLink className={styles.close} href={localeHref(locale, "/")} aria-label={t("head.close")}>
          <Icon name="close" />
        </NextLink>
      </div>
    </header>
  );
}
