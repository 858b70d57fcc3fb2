import {
  accessTokenRecord,
  auditEntryRecord,
  createAccessTokenInput,
  createdAccessToken,
  exportAuditEntriesInput,
  listAccessTokensInput,
  listAuditEntriesInput,
} from '@practice/contracts';
import { del, get, post, type Route, tableFileTypes } from '@practice/service-kit';
import { createAccessToken } from './access-tokens/create-access-token.ts';
import { listAccessTokens } from './access-tokens/list-access-tokens.ts';
import { revokeAccessToken } from './access-tokens/revoke-access-token.ts';
import { exportAuditEntries } from './audit/export-audit-entries.ts';
import { listAuditEntries } from './audit/list-audit-entries.ts';

/** Sessions are opened, checked and closed by the gateway, which owns the cookie. */
export const routes: Route[] = [
  get('/api/access-tokens', listAccessTokens, {
    summary: "Staff: one's own access tokens, newest first.",
    sessionOnly: true,
    query: listAccessTokensInput,
    list: accessTokenRecord,
  }),
  post('/api/access-tokens', createAccessToken, {
    summary: 'Staff: makes an access token; `token` is shown only once.',
    sessionOnly: true,
    body: createAccessTokenInput,
    response: createdAccessToken,
    status: 201,
  }),
  del('/api/access-tokens/:id', revokeAccessToken, {
    summary: "Ends one's own access token at once; admins end anybody's.",
    sessionOnly: true,
  }),
  get('/api/audit-log', listAuditEntries, {
    summary: 'Admins: who did what, newest first.',
    query: listAuditEntriesInput.omit({ page: true, pageSize: true }),
    list: auditEntryRecord,
  }),
  get('/api/export/audit-log', exportAuditEntries, {
    summary: 'Admins: the audit log as a file, by the filters of the list; itself an entry.',
    query: exportAuditEntriesInput,
    files: tableFileTypes,
  }),
];
