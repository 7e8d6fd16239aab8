const shared: typeof globalThis & { shopValues?: Map<string, unknown> } = globalThis;

/**
 * One value for the whole process. Next bundles each route, the proxy and the server for itself, so that a variable of a module
 * exists once in each bundle.
 * @returns reads the value, which is created when it is read first
 */
export const perProcess =
  <Value>(name: string, create: () => Value) =>
  (): Value => {
    const values = (shared.shopValues ??= new Map());
    if (!values.has(name)) values.set(name, create());
    return values.get(name) as Value;
  };
