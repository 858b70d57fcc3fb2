import type { Facts } from './facts.ts';
import type { ListOrder, Piece } from './list-order.ts';

export type Part = { skip: number; limit: number };
type All = ReadonlyMap<string, Facts>;

/** A whole list, by ids, in pieces of its order; a piece itself is in no order. */
export type PiecedList = { total: number; pieces: [Piece, string[]][] };

/** The appointments that a test holds for, in pieces; null when facts do not tell their order. */
export function cutToPieces(all: All, test: (facts: Facts) => boolean, order: ListOrder): PiecedList | null {
  const pieces = new Map<Piece, string[]>();
  let total = 0;
  for (const [id, facts] of all) {
    if (!test(facts)) continue;
    const piece = order.pieceOf(facts);
    if (piece === null) return null;
    const known = pieces.get(piece);
    if (known) known.push(id);
    else pieces.set(piece, [id]);
    total += 1;
  }
  return { total, pieces: [...pieces].sort(([one], [other]) => order.comparePieces(one, other)) };
}

/** The ids of a part of a list of `all` in its order: only the pieces that it touches are sorted. */
export function cutPage(all: All, { pieces }: PiecedList, order: ListOrder, { skip, limit }: Part): string[] {
  const touched: string[] = [];
  let passed = 0;
  let left = 0;
  for (const [, ids] of pieces) {
    if (passed >= skip + limit) break;
    passed += ids.length;
    if (passed <= skip) left = passed;
    else for (const id of ids) touched.push(id);
  }
  return touched
    .flatMap((id) => {
      const facts = all.get(id);
      return facts ? [[id, facts] as const] : [];
    })
    .sort(order.compare)
    .slice(skip - left, skip - left + limit)
    .map(([id]) => id);
}
