// Not of the router's entry, which every page loads whole.
export { MemoryRouter } from 'react-router-dom';
export { ApiProblem } from './api-problem.ts';
export { allowConsole, expectConsole } from './console-guard.ts';
export { type ApiCall, type Failure, FakeApi, fakeApi } from './fake-api.ts';
export { FakeRecords } from './fake-records.ts';
export type { FakeRequest, FakeResolvers } from './fake-schema.ts';
export { installDialog } from './install-dialog.ts';
export { renderPage } from './render-page.tsx';
export { renderSection } from './render-section.tsx';
export { useStyles } from './styles.ts';
export { uploadIntoText } from './upload-into-text.ts';
