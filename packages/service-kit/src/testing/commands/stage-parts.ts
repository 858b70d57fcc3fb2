import { addExpressions } from './expression-parts.ts';
import { addFilter, type Parts } from './filter-parts.ts';
import { isDocument } from './value-type.ts';

/** Stages whose fields are options of their own, not names of the documents. */
const WITH_OPTIONS = new Set(['$changeStream', '$graphLookup', '$lookup', '$merge', '$out', '$unionWith', '$unwind']);

/** Adds `stage $lookup: as, from, pipeline` for each stage of a pipeline, and the operators within. */
export function addStages(pipeline: unknown[], parts: Parts, place: string): void {
  for (const stage of pipeline) {
    if (!isDocument(stage)) continue;
    for (const name in stage) addStage(name, stage[name], parts, place);
  }
}

function addStage(name: string, value: unknown, parts: Parts, place: string): void {
  const options = WITH_OPTIONS.has(name) && isDocument(value) ? Object.keys(value).sort().join(', ') : '';
  parts.add(`${place} ${name}${options && `: ${options}`}`);
  if (name === '$match') addFilter(value, parts);
  else if (name === '$facet') for (const each of Object.values(value as object)) addStages(each, parts, place);
  else if (options && Array.isArray((value as { pipeline?: unknown }).pipeline))
    addStages((value as { pipeline: unknown[] }).pipeline, parts, place);
  else if (name !== '$sort') addExpressions(value, parts);
}
