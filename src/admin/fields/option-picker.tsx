import { getTranslation } from "@payloadcms/translations";
import type { TextFieldServerProps } from "payload";
import { localeOfTag, localise } from "@/src/domain/locale/locale";
import { selectionFields } from "@/src/domain/watch/selection";
import { shopOf } from "@/src/shop/shop-of";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { OptionPickerInput } from "./option-picker-input";

/** Options of the configurator, picked by their names and kept as `field:key`. */
export async function OptionPicker({ path, clientField, i18n, payload, readOnly }: TextFieldServerProps) {
  const { catalogue } = await shopOf(payload).store.loadSnapshot();
  const locale = localeOfTag(i18n.language) ?? "en";
  const options = selectionFields.flatMap((field) => {
    const { labels } = payload.collections[optionCollections[field]].config;
    const group = getTranslation(labels.plural, i18n);
    return catalogue[field].map(({ key, label }) => ({
      value: `${field}:${key}`,
      label: `${group} · ${localise(label, locale)}`,
    }));
  });
  return (
    <OptionPickerInput
      {...{ path, options, readOnly }}
      label={clientField.label}
      description={clientField.admin?.description}
    />
  );
}
