import { relativeTime } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { sections } from '../paths.ts';
import { Nothing, Panel } from './panel.tsx';
import { PanelLink } from './panel-link.tsx';
import { Row, Rows } from './row.tsx';
import type { MessageFigures } from './use-dashboard.ts';

/** The newest messages of the contact form that nobody has read. */
export function MessagesPanel({ messages: { unread, unreadCount }, now }: { messages: MessageFigures; now: Date }) {
  return (
    <Panel
      title="Okunmamış mesajlar"
      count={unreadCount}
      action={<PanelLink to={sectionHref(sections.contacts, { tab: 'unread' })}>Tümünü aç</PanelLink>}
    >
      {unread.length === 0 ? <Nothing>Okunmamış mesaj yok.</Nothing> : null}
      <Rows label="Okunmamış mesajlar">
        {unread.map(({ id, name, subject, createdAt }) => (
          <Row
            key={id}
            to={sectionHref(sections.contacts, { id })}
            title={name}
            detail={`${subject ?? 'Konu belirtilmemiş'} · ${relativeTime(createdAt, now)}`}
          />
        ))}
      </Rows>
    </Panel>
  );
}
