/** As much of a GET or HEAD as its picture needs. */
export interface PictureRequest extends Pick<Request, "url" | "method" | "headers"> {
  /** Aborted when whoever asked has gone. */
  readonly signal?: AbortSignal | undefined;
}
