import { addFilter, type Parts } from './filter-parts.ts';
import { addStages } from './stage-parts.ts';
import { hasOperators, isDocument, valueType } from './value-type.ts';

/** Operators whose result depends on the kind of the value. */
const ARITHMETIC = new Set(['$inc', '$mul', '$min', '$max']);
/** A part of a path that stands for elements of an array: `$`, `$[]`, `$[name]`. */
const POSITION = /\.\$(?:\[(\w*)\])?(?:\.|$)/;

/** How a write changes a document: `operators`, `pipeline` or `replacement`. */
export function updateKind(update: unknown): string {
  if (Array.isArray(update)) return 'pipeline';
  return hasOperators(update) ? 'operators' : 'replacement';
}

/** Adds `update $inc: number` for each operator of an update, and its stages where it is a pipeline. */
export function addUpdate(update: unknown, parts: Parts): void {
  if (Array.isArray(update)) addStages(update, parts, 'update stage');
  if (!hasOperators(update)) return;
  for (const operator in update) {
    const fields = update[operator] as Record<string, unknown>;
    if (!ARITHMETIC.has(operator)) parts.add(`update ${operator}`);
    for (const path in fields) {
      const value = fields[path];
      if (ARITHMETIC.has(operator)) parts.add(`update ${operator}: ${valueType(value)}`);
      const position = POSITION.exec(path);
      if (position) parts.add(`update path: ${nameOf(position)}`);
      if (operator === '$pull')
        addFilter(isDocument(value) && !hasOperators(value) ? value : { element: value }, parts);
      else if (operator !== '$set' && operator !== '$setOnInsert' && hasOperators(value))
        parts.add(`update ${operator}: ${Object.keys(value).sort().join(', ')}`);
    }
  }
}

function nameOf([all, name]: RegExpExecArray): string {
  if (name === undefined) return '$';
  return name === '' || all === '' ? '$[]' : '$[name]';
}
