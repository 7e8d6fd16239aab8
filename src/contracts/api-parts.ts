import * as v from "valibot";
import { apiName, type ApiSelection } from "@/src/domain/watch/api-names";
import { isOptional, selectionFields } from "@/src/domain/watch/selection";

type Keys = { readonly [Name in keyof ApiSelection]: v.GenericSchema<ApiSelection[Name]> };

/** The parts of a bespoke watch under the names of the API, as the table of a selection has them. */
export const apiParts = Object.fromEntries(
  selectionFields.map((field) => [apiName(field), isOptional(field) ? v.nullable(v.string()) : v.string()]),
) as unknown as Keys;
