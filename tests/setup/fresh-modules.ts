import { vi } from "vitest";

/**
 * Test files follow each other in one process, which is started and loads its packages once: a file that had a process of its own
 * would spend most of its time on that. Modules of the shop begin anew with each file.
 */
vi.resetModules();
