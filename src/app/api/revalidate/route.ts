import { receiveRevalidation } from "@/src/shop/receive-revalidation";

/** Pages are made again after a job has changed what they show. */
export const POST = (request: Request): Promise<Response> => receiveRevalidation(request);
