import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '@practice/tooling/checks/chromium';

export async function launchChromium(more: string[] = []): Promise<Browser> {
  const { path } = await provideChromium();
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...more],
  });
}
