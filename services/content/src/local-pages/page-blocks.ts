import { type LocalPageBlock, type LocalPageRecord, localPageBlock, z } from '@practice/contracts';
import { DomainError, sanitizeRichText, sanitizeStored } from '@practice/service-kit';

const MAX_BLOCKS = 30;
const blocksInput = z.array(localPageBlock).max(MAX_BLOCKS);

/** The blocks of a stored text. What is no block is left out: a wrong shape never breaks a page. */
export function readPageBlocks(stored: unknown): LocalPageBlock[] {
  const found = typeof stored === 'string' ? parsed(stored) : stored;
  if (!Array.isArray(found)) return [];
  return found.slice(0, MAX_BLOCKS).flatMap((each) => {
    const block = localPageBlock.safeParse(each);
    return block.success ? [{ ...block.data, content: sanitizeStored(block.data.content) }] : [];
  });
}

/**
 * Sent blocks as they are stored: sanitised; '' for none.
 * @throws DomainError VALIDATION_FAILED at `pageBlocks` for what is not JSON of blocks.
 */
export function cleanPageBlocks(sent: string): string {
  if (sent.trim() === '') return '';
  const list = parsed(sent);
  const blocks = blocksInput.safeParse(list);
  if (!blocks.success) {
    const [index] = blocks.error.issues[0]?.path ?? [];
    const message =
      typeof index === 'number'
        ? `${index + 1}. sayfa bloğu okunamadı: türünü (text, hero, services, faq) ve alanlarını kontrol edin`
        : Array.isArray(list)
          ? `En fazla ${MAX_BLOCKS} sayfa bloğu olabilir`
          : 'Sayfa blokları geçerli bir JSON listesi olmalıdır';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'pageBlocks', message, code: 'INVALID' }] });
  }
  const clean = blocks.data.map((block) => ({ ...block, content: sanitizeRichText(block.content) }));
  return JSON.stringify(clean);
}

/** The texts of a page's blocks, which visitors see while it is active. */
export function textOfBlocks({ pageBlocks, isActive }: Pick<LocalPageRecord, 'pageBlocks' | 'isActive'>) {
  const texts = readPageBlocks(pageBlocks).map(({ content }) => content);
  return { content: texts.join(''), isPublic: isActive };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
