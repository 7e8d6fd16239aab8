import fc from "fast-check";

/** Properties are tried for each of a thousand faults: a quarter of the usual examples finds nearly all of them. */
fc.configureGlobal({ numRuns: 25 });
