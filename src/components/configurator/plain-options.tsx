"use client";
import type { Option } from "@/src/domain/watch/catalogue";
import type { SelectionField } from "@/src/domain/watch/selection";
import { isPictured } from "@/src/domain/watch/thumbnail-query";
import { useConfigurator } from "./configurator-context";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { OptionRow } from "./option-row";

interface Look {
  /** Rows of text, though they are visible parts. */
  readonly isText?: true;
  readonly shape?: "round";
  readonly columns?: "three" | "five";
  /** The step has the same name and shows it already. */
  readonly isLegendHidden?: true;
}

/** Fields with a special layout: square swatches, four in a row, or text rows for invisible parts. */
const looks: Readonly<Partial<Record<SelectionField, Look>>> = {
  complication: { isText: true, isLegendHidden: true },
  caseType: { columns: "three" },
  casebackType: { isText: true },
  dial: { shape: "round", columns: "three", isLegendHidden: true },
  gmtHand: { columns: "five" },
};

interface Props {
  field: SelectionField;
  options: readonly Option[];
}

/** All options of a field, side by side. */
export function PlainOptions({ field, options }: Props) {
  const { t } = useConfigurator();
  const { isText, shape = "square", columns = "four", isLegendHidden } = looks[field] ?? {};
  return (
    <OptionGroup
      field={field}
      legend={t(`groups.${field}`)}
      isLegendHidden={isLegendHidden}
      options={options}
    >
      {(sold) =>
        isText || !isPictured(field) ? (
          <div>
            {sold.map((option) => (
              <OptionRow key={option.key} option={option} />
            ))}
          </div>
        ) : (
          <OptionCards options={sold} shape={shape} columns={columns} />
        )
      }
    </OptionGroup>
  );
}
