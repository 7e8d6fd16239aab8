"use client";
import { useAtomValue } from "jotai";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { PlainOptions } from "./plain-options";

/** Finishes of the chosen case: the same are made for every type. */
export function Finishes() {
  const { catalogue } = useConfigurator();
  const { caseType } = useAtomValue(selectionAtom);
  const finishes = catalogue.caseColor.filter((color) => color.caseType === caseType);
  return <PlainOptions field="caseColor" options={finishes} />;
}
