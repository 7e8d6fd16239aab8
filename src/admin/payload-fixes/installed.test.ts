import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint, FormState, PayloadRequest, Row, SanitizedConfig, TaskConfig } from "payload";
import { afterEach, expect, test, vi } from "vitest";
import { confirmationRoute, versionRoutes } from "./close-unused-routes";

// Each test holds one behaviour of the installed Payload. Where it fails after an update, the sentence says what to do.

const modules = path.resolve(import.meta.dirname, "../../../node_modules");
const read = (file: string) => readFileSync(path.join(modules, file), "utf8");
const load = async <Exports>(file: string): Promise<Exports> =>
  import(pathToFileURL(path.join(modules, file)).href) as Promise<Exports>;

const form = "@payloadcms/ui/dist/forms";
type Merge = (args: { acceptValues?: object; currentState: FormState; incomingState: object }) => FormState;
type Reduce = (state: FormState, action: object) => FormState;
const { mergeServerFormState } = await load<{ mergeServerFormState: Merge }>(
  `${form}/Form/mergeServerFormState.js`,
);
const { fieldReducer } = await load<{ fieldReducer: Reduce }>(`${form}/Form/fieldReducer.js`);

afterEach(() => vi.unstubAllGlobals());

test("of two fields edited during an autosave the first is overwritten", () => {
  const edited = fieldReducer(
    { title: { value: "Été", isModified: true }, text: { value: "" } },
    { type: "UPDATE", path: "text", value: "Longs jours" },
  );
  const answered = mergeServerFormState({
    acceptValues: { overrideLocalChanges: false },
    currentState: edited,
    incomingState: { title: { value: "" }, text: { value: "" } },
  });
  expect(
    [answered.title?.value, answered.text?.value],
    "Payload keeps every value that is entered during an autosave: delete protect-edits-during-autosave.tsx and newer-values.ts.",
  ).toEqual(["", "Longs jours"]);
});

test("a late response removes the errors of a refused save", () => {
  const { price } = mergeServerFormState({
    currentState: { price: { value: -1, valid: false, errorMessage: "An amount" } },
    incomingState: { price: {} },
  });
  expect(
    price?.valid,
    "Payload keeps the errors of a refused save: delete keep-server-errors.tsx and refusals.ts.",
  ).toBe(true);
});

test("a new row is loading, and its request is lost when another response arrives first", () => {
  const { list } = fieldReducer({ list: { rows: [], value: 0 } }, { type: "ADD_ROW", path: "list" });
  expect(
    list?.rows,
    "Payload marks new rows otherwise: look at ADD_ROW, and change retry-empty-rows.tsx and open-new-rows.tsx.",
  ).toEqual([{ id: expect.any(String), isLoading: true }]);
  expect(
    read(`${form}/Form/index.js`),
    "Payload compares a form with its last request otherwise: if no row stays empty, delete retry-empty-rows.tsx.",
  ).toMatch(/executeOnChange\(submitted\);\s+\}\s+prevFormState\.current = formState;/);
});

test("a new row gets the collapsed state of lists", async () => {
  const { isRowCollapsed } = await load<{
    isRowCollapsed: (args: { field: object; previousRow: Partial<Row>; row: Row }) => boolean;
  }>(`${form}/fieldSchemasToFormState/isRowCollapsed.js`);
  const collapsed = (previousRow: Partial<Row>) =>
    isRowCollapsed({ field: { admin: { initCollapsed: true } }, previousRow, row: { id: "1" } });
  expect(collapsed({ isLoading: true }), "Payload leaves new rows open: delete open-new-rows.tsx.").toBe(
    true,
  );
  expect(
    collapsed({ isLoading: true, collapsed: false }),
    "Payload no longer follows the state that open-new-rows.tsx sets: look at isRowCollapsed.",
  ).toBe(false);
});

test("conditions of fields are evaluated with a response of the server", () => {
  expect(
    read(`${form}/fieldSchemasToFormState/iterateFields.js`),
    "Payload evaluates conditions elsewhere: if the browser does, use admin.condition and delete use-shown-when.ts.",
  ).toContain("passesCondition = Boolean(");
});

test("every request of the admin goes through the browser's fetch", async () => {
  const { requests } = await load<{ requests: Record<"get" | "post", (url: string) => Promise<Response>> }>(
    "@payloadcms/ui/dist/utilities/api.js",
  );
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal("fetch", asked);
  await requests.get("/api/pages");
  await requests.post("/api/pages");
  expect(
    asked,
    "Payload sends requests otherwise: change use-around-fetch.ts, or busy answers and ended sessions reach the forms.",
  ).toHaveBeenCalledTimes(2);
});

test.each<[does: string, file: string, has: RegExp | string, otherwise: string]>([
  [
    "the editor passes its text on when the browser is idle, and names its field",
    "@payloadcms/richtext-lexical/dist/field/Field.js",
    /runDeprioritized\(updateFieldValue\)[\s\S]*"data-field-path": path/,
    "Payload's editor updates the form otherwise: if it does at once, delete flush-rich-text.tsx; else change textOf there.",
  ],
  [
    "the menu is closed at each load up to 1440 px",
    "@payloadcms/ui/dist/elements/Nav/context.js",
    /largeBreak === true [^{]*\{\s+setNavOpen\(false\)/,
    "Payload keeps the menu open beside the page: delete keep-menu-open.tsx and its rules in src/styles/admin.css.",
  ],
  [
    "the title of a page is one field of the document",
    "@payloadcms/ui/dist/providers/DocumentTitle/index.js",
    "setDocumentTitle(formatDocTitle(",
    "Payload makes titles otherwise: see whether document-title.tsx is still needed.",
  ],
  [
    "the page is left when the session ends",
    "@payloadcms/ui/dist/providers/Auth/index.js",
    /forceLogOutTimeoutRef\.current = setTimeout\([\s\S]{0,80}redirectToInactivityRoute\(\)/,
    "Payload ends sessions otherwise: if typed values stay, delete use-stay-on-page.ts.",
  ],
  [
    "the button to publish takes its schedule from the configuration",
    "@payloadcms/ui/dist/elements/PublishButton/index.js",
    /ScheduleDrawer, \{[\s\S]*drafts\.schedulePublish/,
    "Payload's button knows schedules otherwise: change publish-button-without-schedule.tsx, or two dialogs are offered.",
  ],
  [
    "discarding a draft saves the published texts of one language",
    "@payloadcms/ui/dist/elements/Status/index.js",
    /\?locale=\$\{locale\}[\s\S]*const body = publishedDoc;/,
    "Payload discards drafts otherwise: if in every language, delete document-status.tsx and versions/revert-to-published.ts.",
  ],
  [
    "the label of a list is put into the button of its card as it is",
    "@payloadcms/ui/dist/widgets/CollectionCards/index.js",
    /'general:createNewLabel', \{\s+label\s+\}/,
    "Payload translates the label in that button: delete with-worded-labels.ts if DocumentDrawer does too.",
  ],
  [
    "an address is looked up among the collections by its first segment",
    "payload/dist/utilities/handleEndpoints.js",
    "} else if (payload.collections[firstParam]) {",
    "Payload looks collections up otherwise: if /api/constructor is answered 404, delete collections-without-prototype.ts.",
  ],
  [
    "a POST in place of a GET is parsed outside the handling of errors",
    "payload/dist/utilities/handleEndpoints.js",
    /data = await request\.json\(\);[\s\S]*\n {4}try \{/,
    "Payload parses such a POST otherwise: if it answers 400 to what is no JSON, delete refusingUnreadable.",
  ],
  [
    "an error without a status is answered 500",
    "payload/dist/utilities/routeError.js",
    "err.status || httpStatus.INTERNAL_SERVER_ERROR",
    "Payload answers errors of the database otherwise: see whether refuse-unreadable.ts and retry-collision.ts are still needed.",
  ],
  [
    "a save without a status begins with the draft",
    "payload/dist/collections/operations/updateByID.js",
    "const docWithLocales = await getLatestCollectionVersion(",
    "Payload begins a save with another version: if it is the published one, delete require-explicit-status.ts.",
  ],
  [
    "a document is unpublished by an argument of its own, too",
    "payload/dist/collections/operations/updateByID.js",
    "unpublishAllLocales: unpublishAllLocalesArg",
    "Payload unpublishes otherwise: change src/admin/access/is-unpublish.ts, or what is referenced can be unpublished.",
  ],
  [
    "restoring a version writes its status into the published document",
    "payload/dist/collections/operations/restoreVersion.js",
    "result._status = draftArg ? 'draft' : result._status",
    "Payload restores versions otherwise: if always as a draft, delete versions/restore-version.ts.",
  ],
  [
    "the newest version is unmarked without a lock",
    "@payloadcms/drizzle/dist/createVersion.js",
    /SET latest = false\s+WHERE/,
    "Payload marks the newest version otherwise: if concurrent saves leave one, delete versions/lock-while-saved.ts.",
  ],
  [
    "the shop's own function takes the place of one of the admin",
    "@payloadcms/next/dist/utilities/handleServerFunctions.js",
    /extraServerFunctions\?\.\[fnKey\] \|\| [\s\S]*/,
    "Payload calls functions otherwise: else schedules are queued untried (src/server/endpoints/schedule-publication.ts).",
  ],
  [
    "a schedule is cancelled as the shop itself",
    "@payloadcms/ui/dist/utilities/schedulePublishHandler.js",
    /payload\.delete\(\{\s+collection: 'payload-jobs',\s+req,/,
    "Payload cancels schedules otherwise: see whether src/admin/access/guard-schedules.ts is still needed.",
  ],
  [
    "the connection of a transaction is found by its id",
    "@payloadcms/drizzle/dist/transactions/beginTransaction.js",
    /this\.sessions\[id\] = \{\s+db: transaction/,
    "Payload keeps transactions elsewhere: change src/store/transaction-connection.ts.",
  ],
  [
    "the length of a list is counted by an exchangeable function",
    "@payloadcms/drizzle/dist/find/findMany.js",
    "adapter.countDistinct(",
    "Payload counts otherwise: change src/store/large-lists.ts, or long lists are slow.",
  ],
])("%s", (_, file, has, otherwise) => {
  const text = read(file);
  const holds = typeof has === "string" ? text.includes(has) : has.test(text);
  expect(holds ? null : otherwise).toBeNull();
});

test.each([
  ["@payloadcms/next/dist/views/Dashboard/Default/index.js", "dashboard-with-main.tsx"],
  ["@payloadcms/ui/dist/views/List/index.js", "list-with-main.tsx"],
  ["@payloadcms/next/dist/templates/Default/index.js", "dashboard-with-main.tsx and list-with-main.tsx"],
])("%s has no main landmark", (file, fix) => {
  expect(read(file), `Payload has the landmark itself: delete ${fix}.`).not.toMatch(/["']main["']/);
});

test("the dialog of schedules has one format for dates", () => {
  expect(
    read("@payloadcms/ui/dist/elements/PublishButton/ScheduleDrawer/index.js"),
    "Payload's dialog knows formats of dates: see whether publish-button-without-schedule.tsx and src/admin/schedule are still needed.",
  ).not.toContain("displayFormat");
});

test("every collection gets the routes of versions, and accounts that of confirmation", async () => {
  const { defaultCollectionEndpoints } = await load<{ defaultCollectionEndpoints: Endpoint[] }>(
    "payload/dist/collections/endpoints/index.js",
  );
  const { authCollectionEndpoints } = await load<{ authCollectionEndpoints: Endpoint[] }>(
    "payload/dist/auth/endpoints/index.js",
  );
  const routes = [...defaultCollectionEndpoints, ...authCollectionEndpoints].map(
    ({ method, path: address }) => `${method} ${address}`,
  );
  expect(routes, "Payload adds these routes only where they work: delete close-unused-routes.ts.").toEqual(
    expect.arrayContaining([...versionRoutes, confirmationRoute].map((route) => route.join(" "))),
  );
});

test("a malformed change of an order is not refused", async () => {
  const { addOrderableEndpoint } = await load<{
    addOrderableEndpoint: (config: object, joins: ReadonlyMap<string, unknown>) => void;
  }>("payload/dist/config/orderable/index.js");
  const config = { collections: [{ slug: "rotors", orderable: true }], endpoints: [] };
  addOrderableEndpoint(config, new Map());
  const [endpoint] = (config as unknown as SanitizedConfig).endpoints;
  const body = {
    collectionSlug: "rotors",
    docsToMove: [1],
    newKeyWillBe: "less",
    orderableFieldName: "_order",
  };
  await expect(
    Promise.resolve(endpoint?.handler({ json: async () => body } as unknown as PayloadRequest)),
    "Payload validates the body: see whether it checks the field's access too, and delete validate-reorder.ts.",
  ).rejects.toThrow(TypeError);
});

test("a geographic query has no operator outside points", async () => {
  const { operatorMap } = await load<{ operatorMap: object }>(
    "@payloadcms/drizzle/dist/queries/operatorMap.js",
  );
  expect(operatorMap).toHaveProperty("equals");
  for (const operator of ["near", "within", "intersects"])
    expect(operatorMap, "Payload answers geographic queries: delete refuse-geography.ts.").not.toHaveProperty(
      operator,
    );
});

test("a lock is looked for outside the transaction of the save", async () => {
  type Check = (args: object) => Promise<void>;
  const { checkDocumentLockStatus } = await load<{ checkDocumentLockStatus: Check }>(
    "payload/dist/utilities/checkDocumentLockStatus.js",
  );
  const find = vi.fn<() => Promise<object>>(async () => ({ docs: [] }));
  const collections = { "payload-locked-documents": {}, pages: { config: {} } };
  const req = { payload: { collections, db: { find, deleteMany: async () => undefined } } };
  await checkDocumentLockStatus({ id: 1, collectionSlug: "pages", overrideLock: false, req });
  expect(find).toHaveBeenCalledOnce();
  expect(
    find,
    "Payload looks for the lock with the connection of the save: delete check-lock.ts.",
  ).not.toHaveBeenCalledWith(expect.objectContaining({ req: expect.anything() }));
});

test("a multipart body without its boundary is the server's fault", async () => {
  type Read = (args: {
    options: object;
    request: Request;
  }) => Promise<{ error?: Error & { status: number } }>;
  const { processMultipartFormdata } = await load<{ processMultipartFormdata: Read }>(
    "payload/dist/uploads/fetchAPI-multipart/index.js",
  );
  const request = new Request("http://localhost/", {
    method: "POST",
    body: "x",
    headers: { "content-type": "multipart/form-data" },
  });
  const { error } = await processMultipartFormdata({ options: {}, request });
  expect(
    [error?.message, error?.status],
    "Payload refuses such a body otherwise: if with 400, delete notMultipart in refuse-unreadable.ts; else change it.",
  ).toEqual(["Request is not eligible for file upload", 500]);
});

test("a scheduled publication is tried once", async () => {
  type Task = (args: object) => TaskConfig;
  const { getSchedulePublishTask } = await load<{ getSchedulePublishTask: Task }>(
    "payload/dist/versions/schedule/job.js",
  );
  const task = getSchedulePublishTask({ adminUserSlug: "users", collections: [], globals: [] });
  expect(
    [task.slug, typeof task.handler, task.retries],
    "Payload schedules otherwise: change src/services/jobs/revalidate-scheduled.ts, or pages stay as they were.",
  ).toEqual(["schedulePublish", "function", undefined]);
});

/** Names that no sheet of Payload has: a component makes them of its block's name. */
const builtNames: Readonly<Record<string, string>> = {
  "step-nav__last": "@payloadcms/ui/dist/elements/StepNav/index.js",
  "relationship-add-new__tooltip": "@payloadcms/ui/dist/elements/AddNewRelation/index.js",
};

test("every class name that src/styles/admin.css restyles exists", () => {
  const theirs = ["@payloadcms/ui/dist/styles.css", "@payloadcms/next/dist/prod/styles.css"]
    .map(read)
    .join("\n");
  const own = readFileSync(path.resolve(modules, "../src/styles/admin.css"), "utf8");
  const names = [...own.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\.([a-z][\w-]+)/g)].map(
    ([, name = ""]) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  const isThere = (name: string) => {
    const file = builtNames[name];
    return file ? read(file).includes(`}__${name.split("__")[1]}`) : theirs.includes(`.${name}`);
  };
  expect(
    names.filter((name) => !isThere(name)),
    "Payload has other class names: see in the admin whether these rules are still needed, and name the new ones.",
  ).toEqual([]);
});
