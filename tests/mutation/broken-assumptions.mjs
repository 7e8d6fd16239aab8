import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const isText = ({ node }) => node.type === "StringLiteral" || node.type === "TemplateLiteral";

/**
 * Ignores the message of `throw new …Error("…")`: a broken assumption is logged for developers, and tests check
 * that it is thrown, not its wording. The condition before it is mutated.
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
