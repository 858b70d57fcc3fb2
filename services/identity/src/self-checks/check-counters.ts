import { atOnce, inTurn, type SelfCheck } from '@practice/service-kit';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { auditList } from '../audit/audit-list.ts';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
import { TwoStepModel } from '../two-step/two-step.model.ts';

/** Whether users have as many passkeys as is kept with their second step, and the audit log as many entries as it lists. */
export const checkCounters: SelfCheck = inTurn(atOnce(countPasskeys), atOnce(countAuditEntries));

async function countPasskeys() {
  const [stored, keys] = await Promise.all([
    TwoStepModel.find({}, { passkeys: 1 }).lean(),
    PasskeyModel.find({}, { userId: 1 }).lean(),
  ]);
  const counted = new Map(stored.map(({ _id, passkeys }) => [_id, { kept: passkeys ?? 0, there: 0 }]));
  for (const { userId } of keys) {
    const { kept, there } = counted.get(userId) ?? { kept: 0, there: 0 };
    counted.set(userId, { kept, there: there + 1 });
  }
  const wrong = [...counted].filter(([, { kept, there }]) => kept !== there);
  const faults = wrong.map(([userId, { kept, there }]) => ({
    id: `passkeys:${userId}`,
    sentence: `Bir kullanıcının geçiş anahtarı sayısı ${kept} yazıyor, anahtarları ${there}.`,
    records: [{ place: 'user', recordId: userId } as const],
  }));
  return { checked: counted.size, faults };
}

/** Where this process keeps an index of the log; elsewhere the database counts itself. */
async function countAuditEntries() {
  if (!auditList.isIndexed) return { checked: 0, faults: [] };
  const { listed } = await auditList.measure({ listed: { filter: {} } });
  const stored = await AuditEntryModel.countDocuments();
  const sentence = `Denetim kaydı ${listed} giriş listeliyor, saklanan ${stored}.`;
  return { checked: 1, faults: listed === stored ? [] : [{ id: 'audit-log', sentence, records: [] }] };
}
