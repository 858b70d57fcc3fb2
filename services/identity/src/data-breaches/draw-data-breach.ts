import {
  breachClock,
  breachDataKindLabels,
  breachPeopleKindLabels,
  breachStateLabels,
  type DataBreachRecord,
  today,
} from '@practice/contracts';
import { formatDay, formatInstant } from '@practice/service-kit';
import { newPaper } from '@practice/service-kit/paper';
import type { PracticeHead } from '@practice/service-kit/practice-head';

type Drawn = { head: PracticeHead; breach: DataBreachRecord };

/** Draws all that the register says of a breach, tagged for screen readers. */
export function drawDataBreach({ head, breach }: Drawn): Promise<Buffer> {
  const title = 'Veri ihlali özeti';
  const paper = newPaper({ title, head, footer: `${title} · Gizli` });
  paper.heading(title);
  paper.text(`${breach.title}\n${formatDay(today())} tarihinde hazırlandı.`);
  paper.section('Ne oldu', () => {
    paper.pairs([
      ['Durum', breachStateLabels[breach.state]],
      ['Olduğu zaman', breach.occurredAt ? formatInstant(breach.occurredAt) : 'Bilinmiyor'],
      ['Fark edildi', formatInstant(breach.noticedAt)],
      ['Fark eden', breach.noticedBy],
      ['Veri türleri', listOf(breach.dataKinds.map((kind) => breachDataKindLabels[kind]))],
      ['Kimlerin verisi', listOf(breach.peopleKinds.map((kind) => breachPeopleKindLabels[kind]))],
      ['Yaklaşık kişi sayısı', breach.peopleCount === null ? 'Bilinmiyor' : String(breach.peopleCount)],
    ]);
    if (breach.description) paper.text(breach.description);
  });
  paper.section('Alınan önlemler', () => paper.text(breach.measures || 'Yazılmadı.'));
  paper.section('Kurul’a (KVKK) bildirim', () => {
    paper.pairs([
      ['72 saatin sonu', formatInstant(breach.notifyBy)],
      ['Bildirim', breach.boardNotifiedAt ? formatInstant(breach.boardNotifiedAt) : 'Yapılmadı'],
      ['Süre', breachClock(breach).words],
      ...rowOf('Kayıt no', breach.boardReference),
    ]);
    if (breach.boardNote) paper.text(breach.boardNote);
  });
  paper.section('Kişilere bildirim', () => {
    paper.pairs([['Bildirim', breach.peopleNotifiedOn ? formatDay(breach.peopleNotifiedOn) : 'Yapılmadı']]);
    if (breach.peopleNote) paper.text(breach.peopleNote);
  });
  if (breach.closedAt)
    paper.text(`${formatInstant(breach.closedAt)} tarihinde kapatıldı: ${breach.closedBy ?? 'Sistem'}`);
  return paper.end();
}

const listOf = (words: readonly string[]) => words.join(', ') || 'Yazılmadı';
const rowOf = (label: string, text: string | null): [string, string][] => (text ? [[label, text]] : []);
