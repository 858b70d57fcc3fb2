import type { AdminSection, RemoteEntry, SessionUserRecord, StaffRole } from '@practice/contracts';
import { createStyleCache } from '@practice/ui';
import { BrowserRouter, type RemoteModule } from '@practice/ui/router';
import { type FakeApi, fakeApi, installDialog } from '@practice/ui/testing';
import { vi } from 'vitest';
import { Root } from '../../root.tsx';
import { registryOf, siteClient } from '../../testing/site.tsx';

export const people: Record<StaffRole, SessionUserRecord> = {
  admin: { id: 'u1', username: 'selin', role: 'admin', needsTwoStep: false },
  moderator: { id: 'u2', username: 'moderator', role: 'moderator', needsTwoStep: false },
  user: { id: 'u3', username: 'asistan', role: 'user', needsTwoStep: false },
};

/** The server of a test: who is signed in, and the responses to calls. */
export class FakeServer {
  signedIn: SessionUserRecord | null = null;
  password = 'parola';
  /** The code that is asked for after the password. */
  needsCode: string | undefined;
  #half: SessionUserRecord | undefined;
  /** Method and path of every call, in order. */
  calls: string[] = [];
  /** Executes what is sent to /graphql. */
  api: FakeApi = fakeApi();
  /** Responses of paths other than those of the session. */
  responses: Record<string, (body: unknown) => { status?: number; body?: unknown }> = {};
  isDown = false;
  wait: string | undefined;

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(input);
    this.calls.push(`${init.method ?? 'GET'} ${path}`);
    if (this.isDown) throw new TypeError('Failed to fetch');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (path === '/api/auth/check') return this.#check();
    if (path === '/api/auth/login') return this.#login(body);
    if (path === '/api/auth/second-step') return this.#secondStep(body);
    if (path === '/api/auth/logout') {
      this.signedIn = null;
      return new Response(null, { status: 204 });
    }
    if (path === '/graphql' && !this.responses[path]) return this.api.fetch(path, init);
    const { status = 200, body: response } = this.responses[path]?.(body) ?? { status: 404, body: {} };
    return Response.json(response, { status });
  };

  #check(): Response {
    if (this.signedIn) return Response.json({ user: this.signedIn });
    return Response.json({ message: 'Oturum süresi dolmuş.', code: 'UNAUTHENTICATED', errors: [] }, { status: 401 });
  }

  #login({ username, password }: { username: string; password: string }): Response {
    if (this.wait) {
      const locked = { message: 'Çok fazla hatalı deneme yapıldı.', code: 'ACCOUNT_LOCKED', errors: [] };
      return Response.json(locked, { status: 429, headers: { 'retry-after': this.wait } });
    }
    const user = Object.values(people).find((each) => each.username === username);
    if (!user || password !== this.password) {
      const refused = { message: 'Kullanıcı adı veya şifre hatalı.', code: 'LOGIN_FAILED', errors: [] };
      return Response.json(refused, { status: 401 });
    }
    if (this.needsCode) {
      this.#half = user;
      const half = { message: 'Giriş için doğrulama kodunuzu da girin.', code: 'SECOND_STEP_REQUIRED', errors: [] };
      return Response.json(half, { status: 401 });
    }
    this.signedIn = user;
    return Response.json({ user });
  }

  #secondStep({ code }: { code: string }): Response {
    if (code !== this.needsCode || !this.#half) {
      const errors = [{ field: 'code', message: 'Kod hatalı ya da daha önce kullanılmış.', code: 'WRONG_CODE' }];
      return Response.json(
        { message: 'Girilen bilgilerde hatalar var.', code: 'VALIDATION_FAILED', errors },
        { status: 400 },
      );
    }
    this.signedIn = this.#half;
    return Response.json({ user: this.signedIn });
  }
}

/** A server instead of the network, the dialog that jsdom lacks, and /admin as the address. */
export function setUpAdmin(hash = ''): FakeServer {
  installDialog();
  localStorage.clear();
  history.replaceState(null, '', `/admin${hash}`);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('EventSource', SilentStream);
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

/** A stream that sends only what the test sends. */
export class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  static last: SilentStream | undefined;
  readyState = 1;
  constructor() {
    super();
    SilentStream.last = this;
  }
  close() {}
}

const section = (key: string, title: string, rest: Partial<AdminSection>): AdminSection => ({
  key,
  title,
  description: `${title} bölümü`,
  group: 'Randevular',
  icon: 'inbox',
  permission: 'appointment:read',
  order: 1,
  ...rest,
});

export const sections = {
  appointments: section('appointments', 'Randevular', {}),
  contacts: section('contacts', 'Mesajlar', { permission: 'contact:read', order: 2 }),
  blog: section('blog', 'Blog', { group: 'İçerik', permission: 'content:write' }),
  settings: section('settings', 'Ayarlar', { group: 'Yönetim', permission: 'site-setting:read', order: 2 }),
  users: section('users', 'Kullanıcılar', { group: 'Yönetim', permission: 'user:write' }),
};

type AdminPageProps = {
  screen?: (props: { section: string }) => React.ReactNode;
  /** What the remote adds to the palette in every section. */
  palette?: () => React.ReactNode;
  listed?: readonly AdminSection[];
  fetchModule?: (remote: RemoteEntry) => Promise<RemoteModule>;
};

const Nothing = ({ section: key }: { section: string }) => <p>{`Bölüm: ${key}`}</p>;

/** The whole page with one remote that shows all sections. */
export function AdminPage({
  screen = Nothing,
  palette,
  listed = Object.values(sections),
  fetchModule,
}: AdminPageProps) {
  const list: RemoteEntry[] = [{ name: 'mf-admin', version: '1', manifest: '/x.json', routes: [], sections: listed }];
  const module = {
    default: screen,
    palette,
    page: async () => ({ status: 200, title: '' }),
  } as unknown as RemoteModule;
  const registry = registryOf({ list, fetchList: async () => list, fetchModule: fetchModule ?? (async () => module) });
  return (
    <Root
      client={siteClient()}
      styles={createStyleCache()}
      registry={registry}
      router={(page) => <BrowserRouter>{page}</BrowserRouter>}
      hasServerHead
    />
  );
}
