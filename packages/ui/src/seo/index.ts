export { LengthHint } from './length-hint.tsx';
export { scoreOf } from './score.ts';
export { ScoreBadge } from './score-badge.tsx';
export { SearchResult, shownAddress } from './search-result.tsx';
