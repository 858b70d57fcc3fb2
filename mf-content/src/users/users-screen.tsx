import { useRoom } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { RefusedAddresses } from '@practice/ui/email-addresses';
import { RecordScreen, useListParams, useRecordEditor, useRecordList, useRecordRemoval } from '@practice/ui/records';
import { useMemo, useState } from 'react';
import { RefusedAddressesDocument } from '../generated/graphql.ts';
import { columnsOf, UserCard } from './columns.tsx';
import { Filters } from './filters.tsx';
import { listParams, shownUsers } from './list-params.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { StatCards } from './stat-cards.tsx';
import { useActivity } from './use-activity.ts';
import { usePasswordLink } from './use-password-link.ts';
import { useTwoStepRemoval } from './use-two-step-removal.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserMenu } from './user-menu.tsx';
import { type User, users } from './users.ts';

/** Everybody who signs in to the back office. */
export default function UsersScreen() {
  const list = useRecordList(users);
  const editor = useRecordEditor(users, list);
  const params = useListParams(listParams);
  const { user: oneself } = useStaff();
  const isOther = ({ id }: User) => id !== oneself.id;
  const removal = useRecordRemoval(users, list, {
    allows: isOther,
    consequence: () => 'Oturumları ve erişim anahtarları hemen sona erer; yaptıkları denetim kaydında kalır.',
  });
  const isRoomy = useRoom() === 'plenty';
  const toggle = useActivity(list);
  const link = usePasswordLink();
  const twoStepRemoval = useTwoStepRemoval(() => void list.refresh());
  const [passwordOf, setPasswordOf] = useState<User | null>(null);
  const rows = useMemo(() => list.rows && shownUsers(list.rows, params.values), [list.rows, params.values]);
  return (
    <RefusedAddresses document={RefusedAddressesDocument}>
      <RecordScreen
        records={users}
        list={list}
        rows={rows}
        params={params}
        editor={editor}
        removal={removal}
        description="Yönetim paneline kimlerin, hangi yetkilerle girdiği"
        empty={{ icon: 'users', description: 'Birlikte çalıştığınız kişileri ekleyin.' }}
        search={{ placeholder: 'Kullanıcı adı veya e-posta ara…' }}
        filters={<Filters params={params} />}
        above={<StatCards users={list.rows} params={params} />}
        columns={columnsOf(isRoomy)}
        card={(user, actions) => <UserCard user={user} actions={actions} />}
        actions={(user) =>
          isOther(user) ? (
            <UserMenu
              user={user}
              onSendLink={() => void link.send(user)}
              onCopyInvitation={() => void link.copyInvitation(user)}
              onSetPassword={() => setPasswordOf(user)}
              onRemoveTwoStep={() => twoStepRemoval.ask(user)}
              onToggle={() => void toggle(user)}
            />
          ) : null
        }
      >
        <UserDialog editor={editor} />
        {twoStepRemoval.dialog}
        {passwordOf ? <PasswordDialog user={passwordOf} onClose={() => setPasswordOf(null)} /> : null}
      </RecordScreen>
    </RefusedAddresses>
  );
}
