/** As much of a GET or HEAD as its picture needs. */
export type PictureRequest = Pick<Request, "url" | "method" | "headers" | "signal">;
