import { freeForgottenJobs, freeJobs, takeLease, releaseLease } from "./lease-rows";

/** Lease of the process that runs scheduled jobs. */
export const schedulerLease = { takeLease, releaseLease, freeJobs, freeForgottenJobs };
