import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadFile, fileNameOf } from './download-file.ts';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="randevular_2026-11-21.csv"', 'randevular_2026-11-21.csv'],
    ['attachment; filename=randevular.xlsx', 'randevular.xlsx'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'%C3%B6zet.csv', 'özet.csv'],
    ['attachment', undefined],
    [null, undefined],
  ])('reads %s', (header, name) => expect(fileNameOf(header)).toBe(name));
});

describe('downloadFile', () => {
  const saved: { name: string; href: string }[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2026-11-21T09:00:00Z'));
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    saved.length = 0;
  });

  it('saves the file under the name that the server gives, else under that of the caller', async () => {
    const headers = { 'content-disposition': 'attachment; filename="liste.csv"' };
    await downloadFile(
      async () => new Response('a;b', { headers }),
      { address: '/api/export/appointments?format=csv' },
      'randevular.csv',
    );
    await downloadFile(async () => new Response('a;b'), { address: '/api/export/appointments?format=xls' }, 'r.xls');
    expect(saved).toEqual([
      { name: 'liste.csv', href: 'blob:file' },
      { name: 'r.xls', href: 'blob:file' },
    ]);
  });

  it('fails with the status that the server answered', async () => {
    const refuse = async () => new Response(null, { status: 403 });
    await expect(downloadFile(refuse, { address: '/api/export/appointments?format=csv' }, 'r.csv')).rejects.toThrow(
      'HTTP error! status: 403',
    );
    expect(saved).toEqual([]);
  });
});
