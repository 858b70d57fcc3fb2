import { addExpressions } from './expression-parts.ts';
import { hasOperators, isDocument, valueType } from './value-type.ts';

export type Parts = Set<string>;

const LOGICAL = new Set(['$and', '$or', '$nor']);
const LISTS = new Set(['$in', '$nin', '$all']);

/** Adds `filter $in: string` for each operator of a filter with the kind of its value; `filter equals: null` where there is none. */
export function addFilter(filter: unknown, parts: Parts, place = 'filter'): void {
  if (!isDocument(filter)) return;
  for (const key in filter) {
    const value = filter[key];
    if (LOGICAL.has(key)) {
      parts.add(`${place} ${key}`);
      for (const each of value as unknown[]) addFilter(each, parts, place);
    } else if (key === '$expr') {
      parts.add(`${place} $expr`);
      addExpressions(value, parts);
    } else if (key.startsWith('$')) parts.add(`${place} ${key}`);
    else addCondition(value, parts, place);
  }
}

function addCondition(condition: unknown, parts: Parts, place: string): void {
  if (!hasOperators(condition)) {
    parts.add(`${place} equals: ${valueType(condition)}`);
    return;
  }
  for (const operator in condition) {
    const value = condition[operator];
    if (LISTS.has(operator)) parts.add(`${place} ${operator}: ${kindsIn(value as unknown[])}`);
    else if (operator === '$not') {
      parts.add(`${place} $not`);
      addCondition(value, parts, place);
    } else if (operator === '$elemMatch') {
      parts.add(`${place} $elemMatch`);
      if (hasOperators(value)) addCondition(value, parts, place);
      else addFilter(value, parts, place);
    } else parts.add(`${place} ${operator}: ${valueType(value)}`);
  }
}

/** The first is looked at alone: lists are of one kind, but for a null among texts, which an equality shows as well. */
function kindsIn(list: unknown[]): string {
  return list.length === 0 ? 'nothing' : valueType(list[0]);
}
