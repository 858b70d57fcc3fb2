import { writeEntry } from '@practice/tooling/remotes/testing/write-entry';
import { releasePathsOf } from '../fixtures/releases.ts';
import { type Builder, remoteFromElsewhere } from '../fixtures/remotes-from-elsewhere.ts';
import { expect, test } from '../fixtures/test.ts';

for (const builder of ['webpack', 'rspack', 'vite'] satisfies Builder[]) {
  test(`a remote that another team built with ${builder} is loaded by its address, with the page’s React`, async ({
    page,
    product,
    request,
  }) => {
    const { file } = releasePathsOf(product);
    const name = `mf-${builder}`;
    const remote = await remoteFromElsewhere(builder);
    writeEntry(file, { name, manifest: remote.url, routes: [`/${builder}/*`] });
    // The list of origins that pages may connect to is read once a second.
    const policy = async () => (await request.get(`/${builder}/`)).headers()['content-security-policy'];
    await expect.poll(policy).toContain(new URL(remote.url).origin);
    await page.goto(`/${builder}/`);
    await page.getByRole('button', { name: 'Başka yerden 0' }).click();
    await expect(page.getByRole('button', { name: 'Başka yerden 1' })).toBeVisible();
    await expect(page).toHaveTitle(/Başka Yerden/);
    writeEntry(file, { name, enabled: false });
    remote.stop();
  });
}
