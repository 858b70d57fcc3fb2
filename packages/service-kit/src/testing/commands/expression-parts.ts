import { hasOperators, isDocument } from './value-type.ts';

/** Variables that the server sets. */
const SYSTEM_VARIABLE = /^\$\$(?:NOW|CLUSTER_TIME|ROOT|CURRENT|REMOVE|USER_ROLES|SEARCH_META)\b/;

/** Adds `expression $cond` for each operator of aggregation expressions, and `variable $$NOW`. */
export function addExpressions(value: unknown, parts: Set<string>): void {
  if (typeof value === 'string') {
    const variable = SYSTEM_VARIABLE.exec(value)?.[0];
    if (variable) parts.add(`variable ${variable}`);
  } else if (Array.isArray(value)) {
    for (const each of value) addExpressions(each, parts);
  } else if (isDocument(value)) {
    const isOperator = hasOperators(value);
    for (const key in value) {
      if (isOperator) parts.add(`expression ${key}`);
      if (key !== '$literal') addExpressions(value[key], parts);
    }
  }
}
