import config from "@payload-config";
import { getPayload } from "payload";
import { answerApi } from "./answer-api";
import { endpoints } from "./table";

/** The shop's own API over the running CMS. */
export const answerOwnApi = answerApi(endpoints, () => getPayload({ config }));
