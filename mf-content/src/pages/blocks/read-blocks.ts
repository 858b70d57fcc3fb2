import { type LocalPageBlock, localPageBlock, z } from '@practice/contracts';

const blocksSchema = z.array(localPageBlock);

/** The blocks of a stored text; none for what is not a list of blocks, which the server never stores. */
export function readBlocks(json: string): LocalPageBlock[] {
  if (json === '') return [];
  try {
    return blocksSchema.safeParse(JSON.parse(json)).data ?? [];
  } catch {
    return [];
  }
}

/** As they are sent; '' for none. */
export function writeBlocks(blocks: readonly LocalPageBlock[]): string {
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
}
