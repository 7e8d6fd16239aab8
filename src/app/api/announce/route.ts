import { receiveAnnouncement } from "@/src/shop/receive-announcement";

/** Pages are made again after a job has changed what they show. */
export const POST = (request: Request): Promise<Response> => receiveAnnouncement(request);
