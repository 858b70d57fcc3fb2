import { configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { toast } from '../overlay/toast.ts';
import { endExpectations, guardConsole } from './console-guard.ts';
import { noteNoOwnerStacks } from './no-owner-stacks.ts';
import { installQuickErrors } from './quick-errors.ts';
import { installQuickLabels } from './quick-labels.ts';
import { leaveOutStyles } from './styles.ts';
import { assertNoMistakes } from './test-mistakes.ts';

// Runs before every file. A busy machine is slow, not wrong: what a test waits for may take longer than a second.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });
leaveOutStyles();
noteNoOwnerStacks();
installQuickErrors();
guardConsole();
// The files of a worker share what is on screen, and a file may end before its last request does.
toast.dismiss();
afterEach(() => {
  endExpectations();
  assertNoMistakes();
});

// A file may choose to run without a page.
if (typeof document !== 'undefined') {
  installQuickLabels();
  const { restorePage } = await import('./page-as-found.ts');
  afterAll(restorePage);
}
