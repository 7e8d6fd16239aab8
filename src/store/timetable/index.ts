import { freeForgottenJobs, freeJobs, leaseTimetable, releaseTimetable } from "./lease-rows";

/** Lease of the process that runs scheduled jobs. */
export const timetable = { leaseTimetable, releaseTimetable, freeJobs, freeForgottenJobs };
