import '@practice/ui/fonts.css';
import { pause } from './boot/pause.ts';

// Each step is a task of its own, so that none blocks the main thread for long. The dynamic imports are also the
// asynchronous boundary that module federation needs before the first use of a shared module. A function, as `await` outside
// of one has a runtime of its own.
async function begin() {
  await import('react');
  await pause();
  await import('react-dom/client');
  await pause();
  const { practiceTheme } = await import('@practice/ui');
  await pause();
  practiceTheme();
  await pause();
  await import('@practice/ui/router');
  await pause();
  await import('@practice/ui/query');
  await pause();
  const { start } = await import(/* webpackChunkName: "bootstrap" */ './boot/bootstrap.tsx');
  await pause();
  await start();
}

void begin();
