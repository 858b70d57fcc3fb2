import {
  accessKindLabels,
  accessMatrix,
  accessMatrixRoleLabels,
  accessMatrixRoles,
  exportAccessMatrixInput,
  today,
  tokenAccessLabels,
} from '@practice/contracts';
import { FileResponse, readInput, recordAuditAlone, type ServiceContext, tableFile } from '@practice/service-kit';
import { readPracticeHead } from '@practice/service-kit/practice-head';
import { countUsers } from './count-users.ts';
import { drawAccessMatrix } from './draw-access-matrix.ts';

const headings = [
  'Alan',
  'Yetki',
  'Tür',
  ...accessMatrixRoles.map((role) => accessMatrixRoleLabels[role]),
  'Erişim anahtarı',
  'Yetki kodu',
];

/**
 * Who may do what, off the table that is enforced, and how many active users have each role: `pdf` to print, `csv` and `xls`
 * as a table. Each one is in the audit log.
 * @throws DomainError VALIDATION_FAILED
 */
export async function exportAccessMatrix(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { format } = readInput(ctx, 'privacy:read', exportAccessMatrixInput, raw);
  const name = `erisim-tablosu_${today()}`;
  const counts = await countUsers();
  const file =
    format === 'pdf'
      ? new FileResponse(
          `${name}.pdf`,
          'application/pdf',
          await drawAccessMatrix({ head: await readPracticeHead(), counts }),
        )
      : await tableFile(name, format, { headings, rows: [...matrixRows(), countRow(counts)] });
  await recordAuditAlone(ctx, { action: 'access-matrix.exported', entity: 'access-matrix', changedFields: [format] });
  return file;
}

function matrixRows(): string[][] {
  return accessMatrix().flatMap(({ label: area, rows }) =>
    rows.map(({ label, kind, roles, tokens, permission }) => [
      area,
      label,
      accessKindLabels[kind],
      ...accessMatrixRoles.map((role) => (roles[role] ? 'Evet' : 'Hayır')),
      tokenAccessLabels[tokens],
      permission,
    ]),
  );
}

function countRow({ admin, moderator, user }: Awaited<ReturnType<typeof countUsers>>): (string | number)[] {
  return ['Etkin kullanıcı sayısı', '', '', admin, moderator, user, '', '', ''];
}
