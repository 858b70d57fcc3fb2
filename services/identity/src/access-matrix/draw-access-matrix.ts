import { accessKindLabels, accessMatrix, accessMatrixRoleLabels, accessMatrixRoles, today } from '@practice/contracts';
import { formatDay } from '@practice/service-kit';
import { newPaper } from '@practice/service-kit/paper';
import type { PracticeHead } from '@practice/service-kit/practice-head';
import type { countUsers } from './count-users.ts';

type Drawn = { head: PracticeHead; counts: Awaited<ReturnType<typeof countUsers>> };

const SHARES = [0.33, 0.1, 0.11, 0.13, 0.11, 0.115, 0.105];

/** Draws who may do what, tagged for screen readers. */
export function drawAccessMatrix({ head, counts }: Drawn): Promise<Buffer> {
  const title = 'Erişim tablosu';
  const paper = newPaper({ title, head, footer: title });
  paper.heading(title);
  paper.text(`Kimlerin neye erişebildiği; ${formatDay(today())} tarihinde yazılımın yetki tablosundan alındı.`);
  paper.section('Etkin kullanıcılar', () =>
    paper.pairs([
      [accessMatrixRoleLabels.admin, String(counts.admin)],
      [accessMatrixRoleLabels.moderator, String(counts.moderator)],
      [accessMatrixRoleLabels.user, String(counts.user)],
    ]),
  );
  const heads = ['Yetki', 'Tür', ...accessMatrixRoles.map((role) => accessMatrixRoleLabels[role]), 'Anahtar'];
  for (const { label, rows } of accessMatrix()) {
    paper.section(label, () =>
      paper.table(
        heads,
        rows.map((row) => [
          row.isSystemOnly ? `${row.label} (yalnızca sistem)` : row.label,
          accessKindLabels[row.kind],
          ...accessMatrixRoles.map((role) => (row.roles[role] ? 'Evet' : '–')),
          row.tokens === 'none' ? '–' : accessKindLabels[row.kind],
        ]),
        SHARES,
      ),
    );
  }
  paper.text(
    'Anahtar: programların kullandığı erişim anahtarları. Okuma yetkileri her anahtarla, yazma yetkileri yazmasına izin verilmiş anahtarlarla kullanılır; “–” işaretli olanlar hiçbir anahtarla kullanılamaz.',
  );
  return paper.end();
}
