import type { EditedKind, EditorRecord } from '@practice/contracts';
import { relativeTime } from '@practice/ui/admin';
import { useEditors } from '@practice/ui/back-office';
import { FormNotice } from './form-notice.tsx';

/** What is edited, as the sentences say it. */
const nouns: Record<EditedKind, { object: string; subject: string }> = {
  blogPost: { object: 'bu yazıyı', subject: 'Bu yazı' },
  page: { object: 'bu sayfayı', subject: 'Bu sayfa' },
  localPage: { object: 'bu sayfayı', subject: 'Bu sayfa' },
  contentPage: { object: 'bu sayfanın metinlerini', subject: 'Bu sayfa' },
};

/** Says who else edits something that is open, and since when; nothing when no one does. It keeps no one from saving. */
export function EditorsNotice({ kind, id }: { kind: EditedKind; id: string | null }) {
  const editors = useEditors(kind, id);
  const others = editors.filter(({ isSelf }) => !isSelf);
  const { object, subject } = nouns[kind];
  if (others.length > 0) return <FormNotice text={sentenceOf(others, object)} />;
  if (editors.length > 0) return <FormNotice text={`${subject} başka bir sekmenizde de açık.`} />;
  return null;
}

/** "Ayşe de bu yazıyı düzenliyor (5 dakika önce açtı)." */
function sentenceOf(editors: readonly EditorRecord[], object: string): string {
  const names = editors.map(({ username }) => username);
  const [only] = editors;
  const opened =
    editors.length === 1 && only
      ? relativeTime(only.since)
      : editors.map(({ username, since }) => `${username} ${relativeTime(since)}`).join(', ');
  const all = new Intl.ListFormat('tr').format(names);
  return `${all} ${too(names.at(-1) ?? '')} ${object} düzenliyor (${opened} açtı).`;
}

/** "de" or "da", by the last vowel of the word before it. */
function too(name: string): string {
  const vowels = name.toLocaleLowerCase('tr').match(/[aeıioöuü]/g);
  return /[aıou]/.test(vowels?.at(-1) ?? 'e') ? 'da' : 'de';
}
