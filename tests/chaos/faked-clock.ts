import { existsSync } from "node:fs";

const libraries = ["x86_64", "aarch64"].map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketime.so.1`);

/**
 * Environment of a process with a wrong wall clock; the monotonic clock stays right, as on such a machine.
 * @throws Error when the library that does it is not installed
 */
export function fakedClock(): Record<string, string> {
  const library = libraries.find((file) => existsSync(file));
  if (!library) throw new Error("libfaketime is not installed: apt-get install libfaketime");
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
}
