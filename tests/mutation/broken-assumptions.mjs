import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const isText = ({ node }) => node.type === "StringLiteral" || node.type === "TemplateLiteral";

/**
 * Leaves out the words of `throw new …Error("…")`: a broken assumption is thrown for whoever reads the log, and a
 * test asks that it is thrown, not how it is worded. The condition before it is no exception.
 */
const brokenAssumptions = {
  shouldIgnore: (path) =>
    isText(path) && path.parentPath?.isNewExpression() && path.parentPath.parentPath?.isThrowStatement()
      ? "The words of a thrown error."
      : undefined,
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "broken-assumptions", brokenAssumptions),
];
