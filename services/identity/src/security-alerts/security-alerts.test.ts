import { type SecurityAlertKind, securityAlertKinds, securityRules } from '@practice/contracts';
import { type AuditEntry, forgetSettings, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { AuditEntryModel } from '../audit/audit-entry.model.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { createUser } from '../testing/users.ts';
import { handleEvents, recordAll } from '../testing/watch.ts';
import { acknowledgeAllSecurityAlerts } from './acknowledge-all-security-alerts.ts';
import { acknowledgeSecurityAlert } from './acknowledge-security-alert.ts';
import { getSecurityOverview } from './get-security-overview.ts';
import { listSecurityAlerts } from './list-security-alerts.ts';
import { recordRefusals } from './record-refusals.ts';
import { removeOldSecurityAlerts } from './remove-old-security-alerts.ts';
import { SecurityAlertModel } from './security-alert.model.ts';

useTestDatabase([createService()]);
const settings = useStubSettings();
const admin = contextFor('admin');
const visitor = contextFor('anonymous', { address: '192.0.2.7' });
const gateway = contextFor('service');
let selin: string;
let tokenId: string;
beforeEach(async () => {
  selin = String((await createUser({ username: 'selin', role: 'user' }))._id);
  const token = { userId: selin, name: 'Muhasebe', scope: 'read', tokenHash: 'x', expiresAt: '2030-01-01' } as const;
  tokenId = String((await AccessTokenModel.create(token))._id);
});
afterEach(() => {
  vi.useRealTimers();
});

const alerts = async () => (await listSecurityAlerts(admin, {})).items;
const by = (username: string) => contextFor('user', { actor: { ...admin.actor, userId: selin, username } });
const entry = (action: string, entityId: string | null = null, entity = 'user'): AuditEntry => ({
  action,
  entity,
  entityId,
});
const times = (count: number, make: (number: number) => AuditEntry) => Array.from({ length: count }, (_, n) => make(n));
const refuse = (counts: Partial<Record<SecurityAlertKind, number>>, batchId: string = crypto.randomUUID()) =>
  recordRefusals(gateway, {
    ...{ crossSiteRequests: 0, failedChallenges: 0, refusedRequests: 0 },
    ...counts,
    batchId,
  });

type Case = {
  /** Makes the rule's case; with `isLess`, one too few. */
  happen: (isLess: boolean) => Promise<unknown>;
  alert: object;
  message: RegExp;
};
const one = (isLess: boolean, entries: AuditEntry[]) => (isLess ? [] : entries);

/** How each rule is met, and what it says. */
const cases: Record<Exclude<SecurityAlertKind, 'manyAlerts'>, Case> = {
  signInLocked: {
    happen: (isLess) => recordAll(visitor, one(isLess, [entry('login-locked', selin)])),
    alert: { subjectKind: 'user', subject: 'selin', count: 1 },
    message: /^“selin” kullanıcısının girişi, .* engellendi\. Engellenen deneme: 1\.$/,
  },
  manyFailedSignIns: {
    happen: (isLess) => {
      const isOther = (n: number) => !isLess && n % 2 === 0;
      return recordAll(
        visitor,
        times(20, (n) => entry('login-failed', isOther(n) ? null : selin)),
      );
    },
    alert: { subjectKind: 'site', subject: null, count: 20, targets: 2 },
    message: /^Kısa sürede 20 giriş denemesi başarısız oldu; denenen hesap sayısı en az 2\.$/,
  },
  newDevice: {
    happen: (isLess) => recordAll(by('selin'), one(isLess, [entry('login-new-device', selin)])),
    alert: { subjectKind: 'user', subject: 'selin', notified: 'user' },
    message: /^“selin” hesabına daha önce kullanılmayan bir cihazdan ya da ağdan giriş yapıldı\.$/,
  },
  newTokenNetwork: {
    happen: (isLess) =>
      recordAll(by('selin'), one(isLess, [entry('access-token.new-network', tokenId, 'access-token')])),
    alert: { subjectKind: 'token', subject: 'Muhasebe (selin)' },
    message: /^“Muhasebe \(selin\)” erişim anahtarı daha önce kullanılmadığı bir ağdan kullanıldı\.$/,
  },
  adminMade: {
    happen: (isLess) => recordAll(admin, one(isLess, [entry('user.made-admin', selin)])),
    alert: { subject: 'selin', by: 'admin' },
    message: /^“selin” kullanıcısına yönetici rolü verildi \(yapan: admin\)\.$/,
  },
  twoStepEnded: {
    happen: (isLess) => recordAll(admin, one(isLess, [entry('two-step-removed', selin)])),
    alert: { subject: 'selin', by: 'admin' },
    message: /^“selin” kullanıcısının iki adımlı girişi kapatıldı \(yapan: admin\)\.$/,
  },
  manyExports: {
    happen: (isLess) =>
      recordAll(
        by('selin'),
        times(isLess ? 4 : 5, () => entry('appointment.exported', null, 'appointment')),
      ),
    alert: { subject: 'selin', count: 5 },
    message: /^“selin” kısa sürede 5 kez dışa aktarma yaptı\.$/,
  },
  manyDeletions: {
    happen: (isLess) =>
      recordAll(
        by('selin'),
        times(isLess ? 24 : 25, (n) => entry('appointment.deleted', String(n), 'appointment')),
      ),
    alert: { subject: 'selin', count: 25 },
    message: /^“selin” kısa sürede 25 kayıt sildi\.$/,
  },
  manyClinicalReadings: {
    happen: (isLess) =>
      recordAll(
        by('selin'),
        times(40, (n) => entry('clinical-notes.read', String(isLess ? n % 39 : n), 'appointment')),
      ),
    alert: { subject: 'selin', count: 40 },
    message: /^“selin” kısa sürede 40 ayrı klinik kaydı açtı\.$/,
  },
  crossSiteRequests: {
    happen: (isLess) => refuse({ crossSiteRequests: isLess ? 29 : 30 }),
    alert: { subjectKind: 'site', count: 30 },
    message: /^Kısa sürede başka sitelerden gelen 30 istek geri çevrildi\.$/,
  },
  failedChallenges: {
    happen: (isLess) => refuse({ failedChallenges: isLess ? 19 : 20 }),
    alert: { subjectKind: 'site', count: 20 },
    message: /^Kısa sürede 20 gönderim geçersiz bir güvenlik kontrolüyle denendi/,
  },
  refusedRequests: {
    happen: (isLess) => refuse({ refusedRequests: isLess ? 499 : 500 }),
    alert: { subjectKind: 'site', count: 500 },
    message: /^Kısa sürede 500 istek, sınır aşıldığı için geri çevrildi\.$/,
  },
};
const kinds = Object.keys(cases) as (keyof typeof cases)[];

const settingOf = (kind: SecurityAlertKind) =>
  kind === 'signInLocked' || kind === 'manyFailedSignIns' ? 'failed_login_alerts' : 'suspicious_activity_alerts';

it('every rule has its case', () => {
  expect([...kinds, 'manyAlerts'].sort()).toEqual([...securityAlertKinds].sort());
});

describe.each(kinds)('%s', (kind) => {
  it('is an alert once, with its sentence', async () => {
    const before = await lastSeq();
    await cases[kind].happen(false);
    const [found, ...others] = await alerts();
    const { alert, message } = cases[kind];
    expect([found, others]).toMatchObject([
      { notified: 'admins', ...alert, kind, title: securityRules[kind].title },
      [],
    ]);
    expect(found?.message).toMatch(message);
    const raised = (await eventsSince(before)).filter(({ type }) => type === 'security-alert.raised');
    expect(raised.map(({ payload }) => payload)).toEqual([{ id: found?.id }]);
  });

  it('is none with a little less', async () => {
    await cases[kind].happen(true);
    expect(await alerts()).toEqual([]);
  });

  it.each(['security_monitoring_enabled', settingOf(kind)])('is nothing with %s off', async (key) => {
    settings[key] = 'false';
    forgetSettings();
    await cases[kind].happen(false);
    settings[key] = 'true';
    forgetSettings();
    expect(await SecurityAlertModel.countDocuments()).toBe(0);
  });
});

describe('an alert', () => {
  it('counts what goes on for an hour, and says what the entries were about alone', async () => {
    const hour = 3_600_000;
    await recordAll(
      visitor,
      times(3, () => entry('login-locked')),
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour - 60_000 });
    await recordAll(visitor, [entry('login-locked')]);
    expect(await alerts()).toMatchObject([{ subjectKind: 'address', subject: '192.0.2.7', count: 4 }]);
    vi.setSystemTime(Date.now() + 120_000);
    await recordAll(visitor, [entry('login-locked')]);
    expect((await alerts()).map(({ count }) => count)).toEqual([1, 4]);
    expect(await AuditEntryModel.countDocuments()).toBe(5);
  });

  it('is told by itself five times an hour; of the others there is one for all', async () => {
    const before = await lastSeq();
    for (let number = 0; number < 9; number++) {
      await recordAll(contextFor('anonymous', { address: `192.0.2.${number}` }), [entry('login-locked')]);
    }
    const found = await alerts();
    const notified = (audience: string) => found.filter((alert) => alert.notified === audience).length;
    expect([notified('admins'), notified('nobody')]).toEqual([6, 4]);
    expect(found.find(({ kind }) => kind === 'manyAlerts')).toMatchObject({
      count: 4,
      message: 'Bir saat içinde çok sayıda güvenlik olayı oldu; 4 olay ayrıca bildirilmedi.',
    });
    const raised = (await eventsSince(before)).filter(({ type }) => type === 'security-alert.raised');
    expect(raised).toHaveLength(6);
  });

  it('is the same clinical record once, however often it is opened', async () => {
    const openAll = () =>
      recordAll(
        by('selin'),
        times(40, (n) => entry('child-profile.read', String(n), 'child-profile')),
      );
    await openAll();
    await openAll();
    expect(await alerts()).toMatchObject([{ count: 40 }]);
  });

  it('does not come of what the product does by itself', async () => {
    await recordAll(
      gateway,
      times(30, (n) => entry('backup.removed', String(n), 'backup')),
    );
    expect(await alerts()).toEqual([]);
  });

  it('is acknowledged once, by name, or all together', async () => {
    await recordAll(admin, [entry('user.made-admin', selin), entry('two-step-removed', selin)]);
    const [first] = await alerts();
    const id = first?.id ?? '';
    const seen = await acknowledgeSecurityAlert(admin, { id });
    expect(seen).toMatchObject({ acknowledgedBy: 'admin', acknowledgedAt: expect.any(String) });
    const other = contextFor('admin', { actor: { ...admin.actor, username: 'deniz' } });
    expect(await acknowledgeSecurityAlert(other, { id })).toEqual(seen);
    expect((await listSecurityAlerts(admin, { state: 'open' })).total).toBe(1);
    expect(await acknowledgeAllSecurityAlerts(other)).toEqual({ acknowledged: 1 });
    expect((await listSecurityAlerts(admin, { state: 'acknowledged', kind: 'adminMade' })).total).toBe(1);
    expect(await acknowledgeAllSecurityAlerts(other)).toEqual({ acknowledged: 0 });
  });

  it('is removed with the entries of the audit log of its time', async () => {
    await recordAll(admin, [entry('user.made-admin', selin), entry('two-step-removed', selin)]);
    await SecurityAlertModel.updateOne({ kind: 'adminMade' }, { lastAt: new Date(Date.now() - 731 * 86_400_000) });
    await removeOldSecurityAlerts(gateway, {});
    expect((await alerts()).map(({ kind }) => kind)).toEqual(['twoStepEnded']);
  });
});

describe('refusals', () => {
  it('of several gateways count together, a batch once', async () => {
    await Promise.all([refuse({ refusedRequests: 300 }, 'a'), refuse({ refusedRequests: 300 }, 'b')]);
    await refuse({ refusedRequests: 300 }, 'a');
    expect(await alerts()).toMatchObject([{ kind: 'refusedRequests', count: 600 }]);
    await refuse({ refusedRequests: 50, crossSiteRequests: 3 }, 'c');
    expect(await alerts()).toMatchObject([{ count: 650 }]);
  });

  it('are forgotten after ten minutes', async () => {
    await refuse({ crossSiteRequests: 20 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    await refuse({ crossSiteRequests: 20 });
    expect(await alerts()).toEqual([]);
  });
});

it('the overview names all that is watched, and what the settings have switched off', async () => {
  settings.failed_login_alerts = 'false';
  await handleEvents();
  const { isEnabled, watched, ...rest } = await getSecurityOverview(admin);
  const off = watched.filter(({ isOn }) => !isOn).map(({ kind }) => kind);
  expect([isEnabled, watched.length, off]).toEqual([
    true,
    securityAlertKinds.length,
    ['signInLocked', 'manyFailedSignIns'],
  ]);
  const none = { asked: 0, solved: 0, failed: 0 };
  expect(rest).toEqual({ openAlerts: 0, challengesToday: none, challengesThisWeek: none });
});
