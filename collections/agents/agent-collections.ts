import { AgentCalls } from "./agent-calls";
import { AgentProfiles } from "./agent-profiles";

/** What the shop keeps of programs that shop for a buyer. */
export const agentCollections = [AgentCalls, AgentProfiles];
