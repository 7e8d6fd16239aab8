/** Calls of one agent in a minute, where staff has not entered another number. */
export const defaultCallsPerMinute = 60;

export interface AgentSettings {
  /** Whether programs may shop here at all. */
  readonly isOpen: boolean;
  /** Of one agent; what is above is refused. */
  readonly callsPerMinute: number;
}
