"use client";
import { useConfigurator } from "./configurator-context";
import type { Hands } from "@/src/domain/watch/catalogue";
import { Icon } from "@/src/components/primitives/icon";
import { noFilter, noLume, valuesOf, type HandsFilter } from "./hands-filter";
import styles from "./hands-filter-bar.module.css";

interface Props {
  hands: readonly Hands[];
  filter: HandsFilter;
  onChange: (filter: HandsFilter) => void;
  /** number of matching hands */
  found: number;
}

/** Search by name, metal and lume; shows the number of results. */
export function HandsFilterBar({ hands, filter, onChange, found }: Props) {
  const { t } = useConfigurator();
  const metals = valuesOf(hands.map((option) => option.metal));
  const glows = valuesOf(hands.map((option) => option.lumColor ?? noLume));
  const nameOf = (kind: "metals" | "glows", value: string) => t.optional(`hands.${kind}.${value}`) ?? value;
  const isFiltered = filter.search !== "" || filter.metal !== null || filter.lume !== null;
  return (
    <div className={styles.bar} role="search" aria-label={t("hands.filterLabel")}>
      <label className={styles.search}>
        <Icon name="search" />
        <span data-sr="">{t("hands.search")}</span>
        <input
          type="search"
          value={filter.search}
          placeholder={t("hands.search")}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </label>
      <label className={styles.choice}>
        <span>{t("hands.metal")}</span>
        <select
          value={filter.metal ?? ""}
          onChange={(event) => onChange({ ...filter, metal: event.target.value || null })}
        >
          <option value="">{t("hands.allMetals")}</option>
          {metals.map((metal) => (
            <option key={metal} value={metal}>
              {nameOf("metals", metal)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>{t("hands.glow")}</span>
        <select
          value={filter.lume ?? ""}
          onChange={(event) => onChange({ ...filter, lume: event.target.value || null })}
        >
          <option value="">{t("hands.allGlows")}</option>
          {glows.map((glow) => (
            <option key={glow} value={glow}>
              {nameOf("glows", glow)}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.count} data-type="note">
        <span role="status">{t.count("hands.found", found)}</span>
        {isFiltered && (
          <button type="button" data-type="link" onClick={() => onChange(noFilter)}>
            {t("hands.clear")}
          </button>
        )}
      </p>
    </div>
  );
}
