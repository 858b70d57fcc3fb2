import { DIFFICULTY, idParam, type KeywordRecord, updateKeywordInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { toKeywordKey } from './keyword.model.ts';
import { keywords } from './keyword.store.ts';
import { withFigures } from './with-figures.ts';

const input = updateKeywordInput.extend(idParam.shape);

/**
 * Changes a keyword; an emptied figure is what it is without one.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current keyword; CONFLICT when another has
 *   the words.
 */
export async function updateKeyword(ctx: ServiceContext, raw: unknown): Promise<KeywordRecord> {
  const { id, version, ...sent } = readInput(ctx, 'seo:write', input, raw);
  const changes = {
    ...sent,
    ...(sent.keyword === undefined ? {} : { keywordKey: toKeywordKey(sent.keyword) }),
    ...(sent.searchVolume === null ? { searchVolume: 0 } : {}),
    ...(sent.difficulty === null ? { difficulty: DIFFICULTY.default } : {}),
  };
  const [keyword] = await withFigures([await keywords.update(ctx, { id, version, changes })]);
  return keyword as KeywordRecord;
}
