/** The parts of a GET or HEAD that its picture needs. */
export interface PictureRequest extends Pick<Request, "url" | "method" | "headers"> {
  /** Aborted when the client has disconnected. */
  readonly signal?: AbortSignal | undefined;
}
