import { metaTagScore, scoreLevel } from '@practice/contracts';
import type { StatusTone } from '@practice/ui/admin';

type ScoreLevel = ReturnType<typeof scoreLevel>;

export const levels: Record<ScoreLevel, { word: string; tone: StatusTone }> = {
  high: { word: 'Yüksek', tone: 'confirmed' },
  middle: { word: 'Orta', tone: 'pending' },
  low: { word: 'Düşük', tone: 'cancelled' },
};

export function scoreOf(tag: Parameters<typeof metaTagScore>[0]): { score: number; level: ScoreLevel } {
  const score = metaTagScore(tag);
  return { score, level: scoreLevel(score) };
}
