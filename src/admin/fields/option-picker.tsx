import { getTranslation } from "@payloadcms/translations";
import type { TextFieldServerProps } from "payload";
import { localeOfTag, localise } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import { selectionFields } from "@/src/domain/watch/selection";
import { shopOf } from "@/src/server/runtime/shop-of";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { OptionPickerInput } from "./option-picker-input";
import type { ShownWhen } from "@/src/admin/payload-fixes/use-shown-when";

type Props = TextFieldServerProps & { when?: ShownWhen };

/** Options of the configurator, selected by their names and stored as `field:key`. */
export async function OptionPicker({ path, clientField, i18n, payload, readOnly, when }: Props) {
  const { catalogue } = await shopOf(payload).store.loadSnapshot();
  const locale = localeOfTag(i18n.language) ?? "en";
  const options = selectionFields.flatMap((field) => {
    const { labels } = payload.collections[optionCollections[field]].config;
    const group = getTranslation(labels.plural, i18n);
    const options: readonly Option[] = catalogue[field];
    const keys = [...new Set(options.map(({ key }) => key))];
    return keys.map((key) => {
      // A key stands for all options that have it: straps of several families share theirs.
      const names = options
        .filter((option) => option.key === key)
        .map(({ label }) => localise(label, locale));
      return {
        value: `${field}:${key}`,
        label: `${group} · ${[...new Set(names)].join(", ")} (${key})`,
      };
    });
  });
  return (
    <OptionPickerInput
      {...{ path, options, readOnly, when }}
      label={clientField.label}
      description={clientField.admin?.description}
    />
  );
}
