import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { installQuickLabels } from './quick-labels.ts';
import { leaveOutStyles } from './styles.ts';

// Runs before every file. A busy machine is slow, not wrong: what a test waits for may take longer than a second.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });
leaveOutStyles();

// A file may choose to run without a page.
if (typeof document !== 'undefined') {
  installQuickLabels();
  const { restorePage } = await import('./page-as-found.ts');
  afterAll(restorePage);
}
