import { createKeywordInput, type KeywordRecord, MAX_KEYWORDS } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { KeywordModel, toKeywordKey } from './keyword.model.ts';
import { keywords } from './keyword.store.ts';
import { withFigures } from './with-figures.ts';

/** @throws DomainError VALIDATION_FAILED; CONFLICT when it is there already, and for more than there may be. */
export async function createKeyword(ctx: ServiceContext, raw: unknown): Promise<KeywordRecord> {
  const values = readInput(ctx, 'seo:write', createKeywordInput, raw);
  const keywordKey = toKeywordKey(values.keyword);
  const created = await withTransaction(
    async (session) => {
      if ((await KeywordModel.countDocuments({}, { session })) >= MAX_KEYWORDS) throw tooMany();
      return keywords.insert(ctx, { values: { ...values, keywordKey }, session });
    },
    { serializeBy: 'keywords' },
  );
  const [keyword] = await withFigures([created]);
  return keyword as KeywordRecord;
}

function tooMany(): DomainError {
  const message = `En fazla ${MAX_KEYWORDS} anahtar kelime olabilir`;
  return new DomainError('CONFLICT', { errors: [{ field: 'keyword', message, code: 'TOO_MANY' }] });
}
