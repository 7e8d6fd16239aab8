"use client";
import type { ReactNode } from "react";
import type { Option } from "@/src/domain/watch/catalogue";
import type { SelectionField } from "@/src/domain/watch/selection";
import { OptionGroup } from "./option-group";
import { OptionRow } from "./option-row";

interface Props {
  field: SelectionField;
  legend: ReactNode;
  /** The step has the same name and shows it already. */
  isLegendHidden?: boolean;
  options: readonly Option[];
}

/** All options of a field as lines of text. */
export function OptionRows({ field, legend, isLegendHidden, options }: Props) {
  return (
    <OptionGroup field={field} legend={legend} isLegendHidden={isLegendHidden} options={options}>
      {(shown, reasonId) => (
        <div>
          {shown.map((option) => (
            <OptionRow key={option.key} field={field} option={option} reasonId={reasonId} />
          ))}
        </div>
      )}
    </OptionGroup>
  );
}
