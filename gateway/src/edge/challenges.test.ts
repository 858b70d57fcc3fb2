import { randomUUID } from 'node:crypto';
import { CHALLENGE_HEADER, type SubmissionChallenge } from '@practice/contracts';
import { database, setPressureThresholds } from '@practice/service-kit';
import { solutionOf } from '@practice/service-kit/testing';
import { Caller } from '@practice/tooling/testing/caller';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway({ watches: true });
const QUIET = 1000;
beforeEach(() => setPressureThresholds({ address: 2, network: QUIET, site: QUIET }));
afterEach(() => setPressureThresholds(undefined));

const message = () => ({
  name: 'Elif Yıldız',
  email: 'elif@ornek.com',
  subject: randomUUID(),
  message: 'İlk görüşme ne kadar sürüyor?',
  kvkkConsent: true,
});
const stored = () => database().collection('contact_messages').countDocuments();
const challengeIn = (body: unknown) => (body as { challenge: SubmissionChallenge }).challenge;
const solved = async (challenge: SubmissionChallenge) => ({ [CHALLENGE_HEADER]: await solutionOf(challenge) });
const document = 'mutation($input: SendContactMessageInput!) { sendContactMessage(input: $input) { id } }';

/** A visitor who has sent one message, which is nothing to ask about. */
async function visitorBefore(url = gateway.url): Promise<Caller> {
  const visitor = new Caller(url, 'anonymous');
  expect((await visitor.post('/api/contacts', message())).status).toBe(201);
  return visitor;
}

describe('under pressure', () => {
  it('a visitor sends again with the solution of a challenge, which is good once and for one use', async () => {
    const visitor = await visitorBefore();
    const second = message();
    const key = { 'idempotency-key': randomUUID() };
    const refused = await visitor.post('/api/contacts', second, key);
    expect([refused.status, refused.body]).toMatchObject([428, { code: 'CHALLENGE_REQUIRED', errors: [] }]);
    const before = await stored();
    const headers = await solved(challengeIn(refused.body));
    const taken = await visitor.post('/api/contacts', second, { ...key, ...headers });
    expect(taken.status).toBe(201);
    // Its response was lost: what is stored is asked for nothing.
    expect((await visitor.post('/api/contacts', second, key)).body).toEqual(taken.body);
    expect(await stored()).toBe(before + 1);
    const again = await visitor.post('/api/contacts', message(), headers);
    expect([again.status, again.body]).toMatchObject([428, { code: 'CHALLENGE_FAILED' }]);
    expect(await stored()).toBe(before + 1);
  });

  it('GraphQL has the same under extensions, and gateways count and take solutions together', async () => {
    const other = await gateway.another();
    const visitor = await visitorBefore(other);
    const here = gateway.visitor();
    here.address = visitor.address;
    const input = message();
    const { errors } = await here.graphql(document, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'CHALLENGE_REQUIRED', errors: [] });
    const headers = await solved(challengeIn(errors[0]?.extensions));
    expect((await visitor.graphql(document, { input }, headers)).errors).toEqual([]);
    expect((await here.post('/api/contacts', message(), headers)).body).toMatchObject({ code: 'CHALLENGE_FAILED' });
  });

  it('on the whole site everybody is asked, by either way to write', async () => {
    setPressureThresholds({ address: QUIET, network: QUIET, site: 1 });
    const refused = await gateway.visitor().post('/api/contacts', message());
    expect(refused.body).toMatchObject({ code: 'CHALLENGE_REQUIRED' });
    const { parameters } = challengeIn(refused.body);
    expect(parameters.data).toEqual({ use: 'contact-message' });
  });

  it('staff and access tokens are never asked', async () => {
    setPressureThresholds({ address: 1, network: 1, site: 1 });
    const admin = await gateway.login('admin');
    expect((await admin.post('/api/contacts', message())).status).toBe(201);
    const created = await admin.post('/api/access-tokens', {
      name: 'Form',
      scope: 'read-write',
      password: gateway.accounts.find(({ role }) => role === 'admin')?.password,
    });
    const { token } = created.body as { token: string };
    const authorization = `Bearer ${token}`;
    expect((await gateway.visitor().post('/api/contacts', message(), { authorization })).status).toBe(201);
  });

  it('a browser without scripts is told the phone, and gets back what was typed', async () => {
    const fields = { ...message(), kvkkConsent: 'true', contactType: 'general' };
    setPressureThresholds({ address: 1, network: QUIET, site: QUIET });
    const before = await stored();
    const response = await fetch(new URL('/iletisim', gateway.url), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': gateway.visitor().address },
      body: new URLSearchParams(fields),
    });
    expect(response.status).toBe(428);
    const html = await response.text();
    expect(html).toContain('Tarayıcınız bunu yapamıyorsa lütfen bizi arayın.');
    expect(html).toMatch(/Bizi arayın: <a href="tel:\+90\d+">/);
    expect(html).toContain(`value="${fields.subject}"`);
    expect(await stored()).toBe(before);
  });

  it('what becomes of challenges is among the metrics', async () => {
    const { text } = await (await gateway.login('admin')).get('/metrics');
    for (const outcome of ['asked', 'solved', 'failed'])
      expect(text).toMatch(new RegExp(`practice_challenges_total\\{outcome="${outcome}"\\} [1-9]`));
  });
});
