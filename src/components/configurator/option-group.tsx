"use client";
import { useAtomValue } from "jotai";
import NextLink from "next/link";
import { Fragment, useId, type ReactNode } from "react";
import { localise } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import { conflictOf } from "@/src/domain/watch/conflict-of";
import { findOption } from "@/src/domain/watch/find-option";
import { isSoldOut } from "@/src/domain/watch/is-offered";
import type { SelectionField } from "@/src/domain/watch/selection";
import { localeHref } from "@/src/i18n/locale-href";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { GroupContext } from "./group-context";
import styles from "./option-group.module.css";

interface Props<Value extends Option> {
  field: SelectionField;
  legend: ReactNode;
  /** The step has the same name and shows it already. */
  isLegendHidden?: boolean;
  options: readonly Value[];
  children: (options: readonly Value[]) => ReactNode;
}

/** All options of one field on sale, and, where some are incompatible, why. */
export function OptionGroup<Value extends Option>({
  field,
  legend,
  isLegendHidden,
  options,
  children,
}: Props<Value>) {
  const { catalogue, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const reasonId = useId();
  const sold = options.filter((option) => option.enabled);
  const gone = sold.filter(isSoldOut);
  const inTheWay = sold.flatMap((option) => {
    const conflict = conflictOf(selection, field, option.key, catalogue);
    return conflict ? [{ option, conflict }] : [];
  });
  const reason = inTheWay[0]?.conflict;
  const by: Option | undefined = reason && findOption(catalogue, selection, reason.by);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} data-sr={isLegendHidden ? "" : undefined}>
        {legend}
      </legend>
      <GroupContext value={{ field, selection, reasonId }}>{children(sold)}</GroupContext>
      {gone.length > 0 && (
        <p className={styles.reason} data-type="note">
          {t("option.notify")}{" "}
          {gone.map(({ key, label, stock }, place) => (
            <Fragment key={key}>
              {place > 0 && t("separator")}
              <NextLink
                data-type="link"
                href={localeHref(locale, `/retour-en-stock?item=${stock?.item}`)}
                prefetch={false}
              >
                {localise(label, locale)}
              </NextLink>
            </Fragment>
          ))}
        </p>
      )}
      {reason && (
        <p className={styles.reason} data-type="note" id={reasonId}>
          {t(`conflicts.${reason.rule}`, {
            options: inTheWay.map(({ option }) => localise(option.label, locale)).join(t("separator")),
            by: by ? localise(by.label, locale) : "",
          })}
        </p>
      )}
    </fieldset>
  );
}
