const scripts = new Map<string, Promise<void>>();

/** Whether a third-party script is in this document. It stays until the document is unloaded. */
export const hasForeignScript = (): boolean => scripts.size > 0;

/**
 * Adds a third-party script to the page, once. Only this folder does so, and only after consent.
 * @throws Error when it can't be loaded; the next call retries
 */
export function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} can't be loaded.`)));
    document.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}
