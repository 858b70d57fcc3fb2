import * as ui from '@practice/ui';
import * as date from '@practice/ui/date';
import * as overlay from '@practice/ui/overlay';
import * as query from '@practice/ui/query';
import * as router from '@practice/ui/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/**
 * The modules that server bundles of remotes `require`, by name: the same list that the shell provides to the browser
 * (`tooling/src/rspack/shared-modules.ts`), so that there is one copy of each on the server too.
 */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@practice/ui': ui,
  '@practice/ui/date': date,
  '@practice/ui/overlay': overlay,
  '@practice/ui/query': query,
  '@practice/ui/router': router,
};
