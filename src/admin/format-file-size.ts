import { numberTag, type Locale } from "@/src/domain/locale/locale";

/** "118 kB", "24.8 MB". @param bytes of one file or many */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [unit, size, digits] =
    bytes < 1e6 ? (["kilobyte", 1e3, 0] as const) : (["megabyte", 1e6, 1] as const);
  const format = { style: "unit", unit, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(numberTag(locale), format).format(bytes / size);
}
