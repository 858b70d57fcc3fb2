import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** A sentence that an e-mail has left, leaves or will: only what knows whether e-mails leave may say one. */
const PROMISE =
  /(e-?posta|davet|yanıt|bağlantı|hatırlatma)[^'"`<>]*(gönderildi(?!ği)|gönderilecek|gönderiyoruz|gönderiliyor|gönderdik|göndereceğiz|yola çık|birazdan)/i;
const KNOWS = 'packages/contracts/src/mail-state.ts';
/** Sentences about what the record says has happened, and the answer of a mail server. */
const TOLD: readonly string[] = [
  'mf-appointments/src/appointments/bulk/bulk-email-menu.tsx',
  'mf-appointments/src/appointments/emails/email-dialog.tsx',
  'mf-appointments/src/appointments/list/appointment-badges.tsx',
  'mf-appointments/src/appointments/record/appointments.ts',
  'packages/contracts/src/audit-actions.ts',
  'services/messaging/src/template-management/test-email-template.ts',
];

it('an e-mail is promised in one place alone, which knows whether e-mails leave', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', 'mf-*/src/*', 'shell/src/*', 'packages/*/src/*', 'services/*/src/*'],
    {
      cwd: ROOT,
    },
  );
  const files = listed
    .toString('utf8')
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/(generated|testing)\//.test(path));
  const promising = files.filter((path) =>
    PROMISE.test(readFileSync(`${ROOT}/${path}`, 'utf8').replace(/\n\s+/g, ' ')),
  );
  expect(promising.filter((path) => path !== KNOWS && !TOLD.includes(path))).toEqual([]);
  expect(promising).toContain(KNOWS);
});
