import { database } from '@practice/service-kit';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { addressKey } from './caller-address.ts';

describe('the address that a caller is counted by', () => {
  it.each([
    ['203.0.113.240', '203.0.113.240'],
    ['203.0.113.240:51234', '203.0.113.240'],
    ['::ffff:203.0.113.240', '203.0.113.240'],
    ['::FFFF:203.0.113.240', '203.0.113.240'],
    ['::ffff:cb00:71f0', '203.0.113.240'],
    ['0:0:0:0:0:ffff:cb00:71f0', '203.0.113.240'],
    ['[::ffff:cb00:71f0]:443', '203.0.113.240'],
    ['2001:db8:77:3::1', '2001:db8:77:3::/64'],
    ['2001:DB8:77:3:ffff::9', '2001:db8:77:3::/64'],
    ['2001:0db8:0077:0003:0:0:0:1', '2001:db8:77:3::/64'],
    ['[2001:db8:77:3::1]:8080', '2001:db8:77:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [' 203.0.113.240 ', '203.0.113.240'],
  ])('%j is %j', (text, key) => {
    expect(addressKey(text)).toBe(key);
  });

  it.each([undefined, '', 'unknown', 'foo', '1.2.3', '1.2.3.4.5', '999.1.1.1', 'a'.repeat(300), '::g', '[::1'])(
    '%j is none',
    (text) => {
      expect(addressKey(text)).toBeUndefined();
    },
  );
});

describe('behind a proxy', () => {
  const gateway = testGateway();
  const signIn = async (address: string, username: string) => {
    const caller = gateway.visitor();
    caller.address = address;
    return (await caller.post('/api/auth/login', { username, password: 'yanlis-parola' })).status;
  };
  const counted = async () => {
    const all = await database()
      .collection<{ _id: string }>('rate_limit_hits')
      .find({ _id: /^login:/ })
      .toArray();
    return all.map(({ _id }) => _id);
  };

  it('sign-ins of one household are one count, however its addresses are written', async () => {
    for (const [index, address] of ['2001:db8:77:3::1', '2001:DB8:77:3::2', '2001:db8:77:3:9::a'].entries()) {
      expect(await signIn(address, `kimse-${index}`)).toBe(401);
    }
    expect(await counted()).toEqual(['login:2001:db8:77:3::/64']);
    const attempts = await database().collection<{ _id: string }>('login_attempts').find().toArray();
    expect(attempts.map(({ _id }) => _id).filter((id) => id.startsWith('address:'))).toEqual([
      'address:2001:db8:77:3::/64',
    ]);
  });

  it('an invalid address counts as the proxy that sent it', async () => {
    for (const address of ['foo', 'x'.repeat(300), '999.9.9.9']) await signIn(address, 'kimse');
    expect(await counted()).toEqual(expect.arrayContaining(['login:127.0.0.1']));
    expect(await counted()).toHaveLength(2);
  });
});
