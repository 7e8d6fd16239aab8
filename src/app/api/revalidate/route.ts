import { receiveRevalidation } from "@/src/server/runtime/receive-revalidation";

/** Revalidates pages after a job has changed their content. */
export const POST = (request: Request): Promise<Response> => receiveRevalidation(request);
