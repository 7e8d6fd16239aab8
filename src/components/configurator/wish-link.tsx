"use client";
import { useAtomValue } from "jotai";
import NextLink from "next/link";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import { localeHref } from "@/src/i18n/locale-href";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";

/** For a missing option: leads to the contact page of the workshop, and passes the watch along. */
export function WishLink() {
  const { locale, t } = useConfigurator();
  const query = selectionQuery(useAtomValue(selectionAtom));
  const path = query === "" ? "/configurator/demande" : `/configurator/demande?${query}`;
  return (
    <p data-type="note">
      {t("wish.lead")}{" "}
      <NextLink data-type="link" href={localeHref(locale, path)} prefetch={false}>
        {t("wish.link")}
      </NextLink>
    </p>
  );
}
