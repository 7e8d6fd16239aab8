import type { Payload } from "payload";
import * as v from "valibot";
import { setupProgress, type SetupProgress } from "@/src/domain/setup/setup-steps";
import { readGlobal } from "@/src/store/rows";

const setupRow = v.object({ done: v.nullish(v.array(v.string()), []) });

/** How far the owner is with making the shop their own. */
export async function loadSetup(payload: Payload): Promise<SetupProgress> {
  return setupProgress((await readGlobal(payload, "setup", setupRow)).done);
}
