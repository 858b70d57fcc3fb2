import { formatTime } from '@practice/ui/admin';

/** Whose draft is newer than the one that was gone on with. */
export type OtherDraft = { savedBy: string | null; updatedAt: string; baseVersion: number; version: number } & Readonly<
  Record<string, unknown>
>;

/** How far what is typed is kept. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Of a post that is not created yet. */
  | { kind: 'on-device'; at: Date; isKept: boolean }
  /** It is tried again. */
  | { kind: 'unreached'; isOffline: boolean; isKept: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; theirs: OtherDraft };

/** A state in words; '' where the form's own say enough. */
export function wordsOfState(state: DraftState): string {
  switch (state.kind) {
    case 'saving':
      return 'Kaydediliyor…';
    case 'saved':
      return `Taslak kaydedildi ${formatTime(state.at)}`;
    case 'on-device':
      return state.isKept ? `Bu cihazda saklandı ${formatTime(state.at)}` : 'Bu cihaz yazdıklarınızı saklayamıyor';
    case 'unreached': {
      const why = state.isOffline ? 'Bağlantı yok' : 'Sunucuya ulaşılamıyor';
      return `${why}: yazdıklarınız ${state.isKept ? 'bu cihazda saklanıyor' : 'yalnızca bu sayfada'}`;
    }
    case 'refused':
      return `Taslak kaydedilemedi: ${state.message}`;
    case 'conflict':
      return 'Başkası daha yeni bir taslak kaydetti';
    default:
      return '';
  }
}

/**
 * What becomes of what was typed when the post is left; null when it is lost. `hasMore`: other fields than those of the draft
 * were changed too.
 */
export function keptSentenceOf(state: DraftState, hasMore: boolean): string | null {
  const isKept = 'isKept' in state ? state.isKept : ['waiting', 'saving', 'saved'].includes(state.kind);
  if (!isKept) return null;
  const where = 'isKept' in state ? 'Yazdıklarınız bu cihazda saklanır' : 'Yazdıklarınız taslak olarak saklanır';
  const more = hasMore ? ' Metin dışındaki değişiklikler saklanmaz.' : '';
  return `${where}; yazıyı yeniden açtığınızda devam edebilirsiniz.${more}`;
}
