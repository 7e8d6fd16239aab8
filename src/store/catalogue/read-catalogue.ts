import type { Payload } from "payload";
import * as v from "valibot";
import { ownAmounts } from "@/src/domain/money/own-price";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { catalogueVersion } from "@/src/domain/watch/catalogue-version";
import { plainFields, plainLists } from "@/src/domain/watch/plain-fields";
import type { SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "./option-collections";
import * as row from "./option-rows";
import { readCounts } from "@/src/store/stock/read-counts";
import { readLayers, readPictures } from "./read-pictures";
import { byOrder, moneyRow, ownPricesRow, readGlobal, readRows, referenceRow } from "@/src/store/rows";

const baseRow = v.object({ basePrice: moneyRow, ownPrices: ownPricesRow });
const commonRow = v.object({ shadow: referenceRow, glare: referenceRow, movement: referenceRow });

type RowSchema = v.GenericSchema<unknown, row.OptionRow>;

const keysOf = (ids: readonly number[], options: readonly row.OptionRow[]) =>
  ids.flatMap((id) => options.find((option) => option.id === id)?.key ?? []);

const keyOf = (id: number, options: readonly row.OptionRow[]) => keysOf([id], options)[0] ?? "";

/** Keys of the options by their database id. */
export type OptionKeys = ReadonlyMap<SelectionField, ReadonlyMap<number, string>>;

/** Reads every option catalogue from the CMS, in marketers' order. */
export async function readCatalogue(payload: Payload): Promise<{ catalogue: Catalogue; keys: OptionKeys }> {
  const keys = new Map<SelectionField, ReadonlyMap<number, string>>();
  const options = async <Schema extends RowSchema>(field: SelectionField, schema: Schema) => {
    const rows = await readRows(payload, optionCollections[field], schema);
    keys.set(field, new Map(rows.map(({ id, key }) => [id, key])));
    return rows.toSorted(byOrder);
  };
  const [layers, pictures, { basePrice, ownPrices }, common, counts] = await Promise.all([
    readLayers(payload),
    readPictures(payload),
    readGlobal(payload, "shop-settings", baseRow),
    readGlobal(payload, "configurator-settings", commonRow),
    readCounts(payload.db.pool),
  ]);
  const artwork = { layers, pictures };
  const layer = (id: number | null) => row.layerOf(artwork, id);
  const toOption = (field: SelectionField, option: Parameters<typeof row.toOption>[0]) =>
    row.toOption(option, artwork, counts(optionCollections[field], option.id));

  const plain = new Map(
    await Promise.all(
      plainFields.map(async (field) => [field, await options(field, row.optionRow)] as const),
    ),
  );
  const diameters = plain.get("caseDiameter") ?? [];
  const buckles = plain.get("buckle") ?? [];
  const [types, families] = await Promise.all([
    options("caseType", row.caseTypeRow),
    options("strapStyle", row.strapFamilyRow),
  ]);
  const [complications, caseColors, straps, dateColors, dials, hands, inserts] = await Promise.all([
    options("complication", row.complicationRow),
    options("caseColor", row.caseColorRow),
    options("strapColor", row.strapRow),
    options("dateColor", row.dateColorRow),
    options("dial", row.dialRow),
    options("hands", row.handsRow),
    options("bezelInsertColor", row.bezelInsertRow),
  ]);

  const catalogue: Omit<Catalogue, "version"> = {
    basePrice,
    ...(Object.keys(ownPrices).length > 0 && { baseOwn: ownAmounts(basePrice, ownPrices) }),
    ...plainLists((field) => (plain.get(field) ?? []).map((option) => toOption(field, option))),
    complication: complications.map((option) => ({
      ...toOption("complication", option),
      hasGmtHand: option.hasGmtHand,
    })),
    caseType: types.map((option) => ({
      ...toOption("caseType", option),
      diameters: keysOf(option.diameters, diameters),
      hasBezelInsert: option.hasBezelInsert,
    })),
    caseColor: caseColors.map((option) => ({
      ...toOption("caseColor", option),
      caseType: keyOf(option.caseType, types),
      color: option.color,
      backOpen: layer(option.backOpen),
      backClosed: layer(option.backClosed),
      endLink: layer(option.endLink),
    })),
    strapStyle: families.map((option) => ({
      ...toOption("strapStyle", option),
      material: option.material,
      hasEndlink: option.hasEndlink,
      buckles: keysOf(option.buckles, buckles),
    })),
    strapColor: straps.map((option) => ({
      ...toOption("strapColor", option),
      family: keyOf(option.family, families),
      color: option.color,
    })),
    dateColor: dateColors.map((option) => ({
      ...toOption("dateColor", option),
      magnified: layer(option.magnified),
    })),
    dial: dials.map((option) => ({
      ...toOption("dial", option),
      printing: layer(option.printing),
      ...(option.printingLayout && {
        printingLayout: option.printingLayout,
        ...(option.printingInk && { printingInk: option.printingInk }),
      }),
      showsDate: option.showsDate,
      color: option.color,
    })),
    hands: hands.map((option) => ({
      ...toOption("hands", option),
      family: option.family,
      metal: option.metal,
    })),
    bezelInsertColor: inserts.map((option) => ({
      ...toOption("bezelInsertColor", option),
      type: option.type,
    })),
    common: { shadow: layer(common.shadow), glare: layer(common.glare), movement: layer(common.movement) },
  };
  return { catalogue: { ...catalogue, version: catalogueVersion(catalogue) }, keys };
}
