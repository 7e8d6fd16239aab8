import { vi } from "vitest";

/**
 * Test files run one after another in one process, which loads its packages once: with a process per file most of
 * the time would go into loading. Modules of the shop are reset for each file.
 */
vi.resetModules();
