import { freeForgottenJobs, freeJobs, leaseTimetable, releaseTimetable } from "./lease-rows";

/** Which of the processes on a database runs the timetable of jobs. */
export const timetable = { leaseTimetable, releaseTimetable, freeJobs, freeForgottenJobs };
