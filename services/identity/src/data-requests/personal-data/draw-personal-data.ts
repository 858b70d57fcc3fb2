import {
  type DataRequestRecord,
  type FoundPersonalData,
  formatPhone,
  personalDataKindLabels,
  personalDataKinds,
  today,
} from '@practice/contracts';
import { formatDay } from '@practice/service-kit';
import { newPaper } from '@practice/service-kit/paper';
import type { PracticeHead } from '@practice/service-kit/practice-head';

/** Texts that are longer than this go on over pages, which a line of a table cannot. */
const LINE_LENGTH = 300;

type Drawn = { head: PracticeHead; request: DataRequestRecord; records: readonly FoundPersonalData[] };

/** Draws what is held about whoever made a request, tagged for screen readers. */
export function drawPersonalData({ head, request, records }: Drawn): Promise<Buffer> {
  const title = 'Hakkınızda tutulan kişisel veriler';
  const paper = newPaper({ title, head, footer: `${title} · Gizli kişisel veri içerir` });
  paper.heading(title);
  paper.text(
    `6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 11. maddesi uyarınca ${formatDay(today())} tarihinde hazırlandı.`,
  );
  paper.section('Başvuran', () =>
    paper.pairs(
      [
        ['Ad', request.name],
        ['Telefon', request.phone ? formatPhone(request.phone) : ''],
        ['E-posta', request.email ?? ''],
        ['Başvuru tarihi', formatDay(request.receivedOn)],
      ].filter((row): row is [string, string] => row[1] !== ''),
    ),
  );
  paper.section('Özet', () => {
    const counts = personalDataKinds
      .map((kind): [string, string] => [
        personalDataKindLabels[kind],
        String(records.filter((record) => record.kind === kind).length),
      ])
      .filter(([, count]) => count !== '0');
    if (counts.length > 0) paper.pairs(counts);
    else paper.text('Telefon numaranız ve e-posta adresinizle tutulan bir kayıt yok.');
    if (records.some(({ kind }) => kind === 'appointmentFile')) paper.text('Dosyaların içerikleri ayrıca verilir.');
  });
  for (const { kind, date, details } of records) {
    paper.section(`${personalDataKindLabels[kind]}, ${formatDay(date)}`, () => {
      const isLong = ({ text }: (typeof details)[number]) => text.length > LINE_LENGTH || text.includes('\n');
      const lines = details.filter((each) => !isLong(each)).map(({ label, text }): [string, string] => [label, text]);
      if (lines.length > 0) paper.pairs(lines);
      for (const { label, text } of details.filter(isLong)) paper.text(`${label}:\n${text}`);
    });
  }
  return paper.end();
}
